import type { WithSlice } from '@reduxjs/toolkit'
import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import type { Editable } from '@/redux/app/editable'
import { addEditableCases, addEditCases, notEdited, whole } from '@/redux/app/editable'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall } from '@/redux/app/thunks'
import { createCallThunk } from '@/redux/app/thunks'
import { profileApi } from './contract'
import type { Favorite, Friend, Like, NewComment, Profile, ProfileChange } from './schema'

const initialState: Editable<Profile> = notEdited

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

const slice = createSlice({
  name: 'profile',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addEditableCases(builder, fetchProfile, whole)
    addEditCases(builder, likePost, whole, (profile, { id, youLiked }) => {
      for (const post of profile.post) {
        if (post.id === id && post.youLiked !== youLiked) {
          Object.assign(post, { youLiked, likes: post.likes + (youLiked ? 1 : -1) })
        }
      }
    })
    addEditCases(builder, favoritePage, whole, ({ suggestedPages }, { id, favorite }) => {
      for (const page of suggestedPages) if (page.id === id) page.favorite = favorite
    })
    addEditCases(builder, favoriteFeed, whole, ({ twitterFeeds }, { id, favorite }) => {
      for (const feed of twitterFeeds) if (feed.id === id) feed.favorite = favorite
    })
    addEditCases(builder, befriend, whole, ({ suggestions }, { id, isFriend }) => {
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
