import type { Draft } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import type { Pending } from '@/redux/app/optimistic'
import { nothingPending, OptimisticWrites } from '@/redux/app/optimistic'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, Loaded } from '@/redux/app/thunks'
import { addReadCases, createCallThunk, notLoaded, writesThen } from '@/redux/app/thunks'
import { profileApi } from './contract'
import type { Favorite, Friend, Like, NewComment, NewPost, Post, PostChange, Profile, ProfileChange } from './schema'

interface ProfileState extends Loaded<Profile> {
  pending: Pending
}

const initialState: ProfileState = { ...notLoaded, pending: nothingPending }

export const fetchProfile = createCallThunk('profile/fetch', profileApi.data, () => ({}))

const refetch: AfterCall = (dispatch) => void dispatch(fetchProfile())

const createWrite = writesThen(refetch)

export const updateProfile = createCallThunk('profile/update', profileApi.update, (body: ProfileChange) => ({ body }))
export const addComment = createCallThunk('profile/addComment', profileApi.addComment, (body: NewComment) => ({ body }))
export const removeComment = createWrite('profile/removeComment', profileApi.removeComment, (id: number) => ({
  query: { id },
}))
export const restoreComment = createWrite('profile/restoreComment', profileApi.restoreComment, (id: number) => ({
  body: { id },
}))
export const addPost = createCallThunk('profile/addPost', profileApi.addPost, (body: NewPost) => ({ body }))
export const updatePost = createCallThunk('profile/updatePost', profileApi.updatePost, (body: PostChange) => ({ body }))
export const removePost = createWrite('profile/removePost', profileApi.removePost, (id: number) => ({ query: { id } }))
export const restorePost = createWrite('profile/restorePost', profileApi.restorePost, (id: number) => ({
  body: { id },
}))
/** `you` is not sent: the optimistic update adds it to the likes. */
export const likePost = createWrite(
  'profile/likePost',
  profileApi.likePost,
  ({ id, youLiked }: Like & { you: Post['likedUsers'][number] }) => ({ body: { id, youLiked } }),
)
export const favoritePage = createWrite('profile/favoritePage', profileApi.favoritePage, (body: Favorite) => ({ body }))
export const favoriteFeed = createWrite('profile/favoriteFeed', profileApi.favoriteFeed, (body: Favorite) => ({ body }))
export const befriend = createWrite('profile/befriend', profileApi.befriend, (body: Friend) => ({ body }))
/** Only the backend knows the results. */
export const vote = createCallThunk('profile/vote', profileApi.vote, (id: number) => ({ body: { id } }))

function putAnswer({ data }: Draft<ProfileState>, answer: Partial<Profile>) {
  if (data) Object.assign(data, answer)
}

function replacePost({ data }: Draft<ProfileState>, { post }: { post: Post }) {
  if (data) data.post = data.post.map((shown) => (shown.id === post.id ? post : shown))
}

const optimistic = new OptimisticWrites<ProfileState>()
  .reads(fetchProfile)
  .writes(updateProfile, { answer: putAnswer })
  .writes(vote, {
    expect({ data }, id) {
      for (const option of data?.polls ?? []) option.youVoted = option.id === id
    },
    answer: putAnswer,
  })
  .writes(addComment, { answer: replacePost })
  .writes(updatePost, { answer: replacePost })
  .writes(addPost, {
    answer({ data }, { post }) {
      if (data) data.post = [post, ...data.post.filter(({ id }) => id !== post.id)]
    },
  })
  .writes(removePost, {
    expect({ data }, id) {
      if (data) data.post = data.post.filter((post) => post.id !== id)
    },
  })
  .writes(removeComment, {
    expect({ data }, id) {
      for (const post of data?.post ?? []) {
        post.detailedComments = post.detailedComments.filter((comment) => comment.id !== id)
        post.comments = post.detailedComments.length
      }
    },
  })
  .writes(likePost, {
    expect({ data }, { id, youLiked, you }) {
      for (const post of data?.post ?? []) {
        if (post.id !== id || post.youLiked === youLiked) continue
        // The backend lists the caller first.
        const likedUsers = youLiked ? [you, ...post.likedUsers] : post.likedUsers.slice(1)
        Object.assign(post, { youLiked, likedUsers, likes: post.likes + (youLiked ? 1 : -1) })
      }
    },
  })
  .writes(favoritePage, {
    expect({ data }, { id, favorite }) {
      for (const page of data?.suggestedPages ?? []) if (page.id === id) page.favorite = favorite
    },
  })
  .writes(favoriteFeed, {
    expect({ data }, { id, favorite }) {
      for (const feed of data?.twitterFeeds ?? []) if (feed.id === id) feed.favorite = favorite
    },
  })
  .writes(befriend, {
    expect({ data }, { id, isFriend }) {
      for (const suggestion of data?.suggestions ?? []) if (suggestion.id === id) suggestion.isFriend = isFriend
    },
  })

const slice = createSlice({
  name: 'profile',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addReadCases(builder, fetchProfile, (state) => state)
    optimistic.attach(builder)
  },
  selectors: { selectProfile: (state) => state },
})

const injected = slice.injectInto(rootReducer)

export const { selectProfile } = injected.getSelectors((root: RootState) =>
  optimistic.shown(injected.selectSlice(root)),
)
