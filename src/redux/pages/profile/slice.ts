import type { Draft, WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import type { Pending } from '@/redux/app/optimistic'
import { nothingPending, OptimisticWrites } from '@/redux/app/optimistic'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, Loaded } from '@/redux/app/thunks'
import { addReadCases, createCallThunk, notLoaded } from '@/redux/app/thunks'
import { profileApi } from './contract'
import type { Favorite, Friend, Like, NewComment, Profile, ProfileChange } from './schema'

interface ProfileState extends Loaded<Profile> {
  pending: Pending
}

const initialState: ProfileState = { ...notLoaded, pending: nothingPending }

export const fetchProfile = createCallThunk('profile/fetch', profileApi.data, () => ({}))

/** After any change the profile is fetched anew. */
const refetch: AfterCall = (dispatch) => void dispatch(fetchProfile())

export const updateProfile = createCallThunk('profile/update', profileApi.update, (body: ProfileChange) => ({ body }))
export const addComment = createCallThunk('profile/addComment', profileApi.addComment, (body: NewComment) => ({ body }))
export const likePost = createCallThunk('profile/likePost', profileApi.likePost, (body: Like) => ({ body }), refetch)
export const favoritePage = createCallThunk(
  'profile/favoritePage',
  profileApi.favoritePage,
  (body: Favorite) => ({ body }),
  refetch,
)
export const favoriteFeed = createCallThunk(
  'profile/favoriteFeed',
  profileApi.favoriteFeed,
  (body: Favorite) => ({ body }),
  refetch,
)
export const befriend = createCallThunk('profile/befriend', profileApi.befriend, (body: Friend) => ({ body }), refetch)
/** Takes the option's id. How the votes then stand, only the backend knows. */
export const vote = createCallThunk('profile/vote', profileApi.vote, (id: number) => ({ body: { id } }))

function putAnswer({ data }: Draft<ProfileState>, answer: Partial<Profile>) {
  if (data) Object.assign(data, answer)
}

const optimistic = new OptimisticWrites<ProfileState>()
  .reads(fetchProfile)
  .writes(updateProfile, { answer: putAnswer })
  .writes(vote, { answer: putAnswer })
  .writes(addComment, {
    answer({ data }, { post }) {
      if (data) data.post = data.post.map((shown) => (shown.id === post.id ? post : shown))
    },
  })
  .writes(likePost, {
    expect({ data }, { id, youLiked }) {
      for (const post of data?.post ?? []) {
        if (post.id === id && post.youLiked !== youLiked) {
          Object.assign(post, { youLiked, likes: post.likes + (youLiked ? 1 : -1) })
        }
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

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const injected = slice.injectInto(rootReducer)

export const { selectProfile } = injected.getSelectors((root: RootState) =>
  optimistic.shown(injected.selectSlice(root)),
)
