import type { ActionReducerMapBuilder, Draft, WithSlice } from '@reduxjs/toolkit'
import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, AppThunk, Loaded, Rollbacks } from '@/redux/app/thunks'
import { addOptimisticCases, addRequestCases, createCallThunk, isWriting, notLoaded } from '@/redux/app/thunks'
import { profileApi } from './contract'
import type { Favorite, Friend, Like, NewComment, Profile, ProfileChange } from './schema'

interface ProfileState extends Loaded<Profile> {
  rollbacks: Rollbacks<Profile | null>
}

const initialState: ProfileState = { ...notLoaded, rollbacks: {} }

export const fetchProfile = createCallThunk('profile/fetch', profileApi.data, () => ({}))

/** After any change the profile is fetched anew (specification section 4). */
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

function addToggle<Answer, Arg>(
  builder: ActionReducerMapBuilder<ProfileState>,
  thunk: AppThunk<Answer, Arg>,
  apply: (profile: Draft<Profile>, arg: Arg) => void,
) {
  addOptimisticCases(builder, thunk, {
    rollbacksOf: ({ rollbacks }) => rollbacks,
    take: ({ data }) => data,
    put(state, before) {
      state.data = before
    },
    apply({ data }, arg) {
      if (data) apply(data, arg)
    },
  })
}

const slice = createSlice({
  name: 'profile',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchProfile,
      (state) => state,
      (state, profile) => {
        if (!isWriting(state.rollbacks)) state.data = profile
      },
    )
    addToggle(builder, likePost, (profile, { id, youLiked }) => {
      for (const post of profile.post) {
        if (post.id === id && post.youLiked !== youLiked) {
          Object.assign(post, { youLiked, likes: post.likes + (youLiked ? 1 : -1) })
        }
      }
    })
    addToggle(builder, favoritePage, ({ suggestedPages }, { id, favorite }) => {
      for (const page of suggestedPages) if (page.id === id) page.favorite = favorite
    })
    addToggle(builder, favoriteFeed, ({ twitterFeeds }, { id, favorite }) => {
      for (const feed of twitterFeeds) if (feed.id === id) feed.favorite = favorite
    })
    addToggle(builder, befriend, ({ suggestions }, { id, isFriend }) => {
      for (const suggestion of suggestions) if (suggestion.id === id) suggestion.isFriend = isFriend
    })
    builder
      .addCase(addComment.fulfilled, ({ data }, { payload: { post } }) => {
        if (data) data.post = data.post.map((shown) => (shown.id === post.id ? post : shown))
      })
      .addMatcher(isAnyOf(updateProfile.fulfilled, vote.fulfilled), ({ data }, { payload }) => {
        if (data) Object.assign(data, payload)
      })
  },
  selectors: { selectProfile: (state) => state },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectProfile } = slice.injectInto(rootReducer).selectors
