import { createSlice } from '@reduxjs/toolkit'
import type { Pending } from '@/redux/app/optimistic'
import { nothingPending, OptimisticWrites } from '@/redux/app/optimistic'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, RequestState } from '@/redux/app/thunks'
import { addRequestCases, createCallThunk, idle } from '@/redux/app/thunks'
import type { PageEntry } from '../search/schema'
import { bookmarksApi } from './contract'
import type { BookmarkToggle } from './schema'

interface Bookmarks {
  /** All pages. */
  suggestions: PageEntry[]
  bookmarks: PageEntry[]
}

interface BookmarksState extends Bookmarks {
  request: RequestState
  pending: Pending
}

const initialState: BookmarksState = { request: idle, suggestions: [], bookmarks: [], pending: nothingPending }

export const fetchBookmarks = createCallThunk('bookmarks/fetch', bookmarksApi.data, () => ({}))

const refetch: AfterCall = (dispatch) => void dispatch(fetchBookmarks())

export const setBookmark = createCallThunk(
  'bookmarks/set',
  bookmarksApi.toggle,
  (body: BookmarkToggle & { isOn: boolean }) => ({ body }),
  refetch,
)

export const reorderBookmarks = createCallThunk(
  'bookmarks/reorder',
  bookmarksApi.reorder,
  (ids: number[]) => ({ body: { ids } }),
  refetch,
)

const optimistic = new OptimisticWrites<BookmarksState>()
  .reads(fetchBookmarks)
  .writes(setBookmark, {
    expect(state, { id, isOn }) {
      const page = state.suggestions.find((candidate) => candidate.id === id)
      if (!page || page.isBookmarked === isOn) return
      page.isBookmarked = isOn
      if (isOn) state.bookmarks.push({ ...page })
      else state.bookmarks = state.bookmarks.filter((bookmark) => bookmark.id !== id)
    },
  })
  .writes(reorderBookmarks, {
    expect(state, ids) {
      const named = ids.flatMap((id) => state.bookmarks.find((bookmark) => bookmark.id === id) ?? [])
      state.bookmarks = [...named, ...state.bookmarks.filter(({ id }) => !ids.includes(id))]
    },
  })

const slice = createSlice({
  name: 'bookmarks',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(
      builder,
      fetchBookmarks,
      (state) => state,
      (state, answer) => {
        Object.assign(state, answer)
      },
    )
    optimistic.attach(builder)
  },
  selectors: {
    selectBookmarks: ({ bookmarks }) => bookmarks,
    selectSuggestions: ({ suggestions }) => suggestions,
    selectBookmarksRequest: ({ request }) => request,
  },
})

const injected = slice.injectInto(rootReducer)

export const { selectBookmarks, selectSuggestions, selectBookmarksRequest } = injected.getSelectors((root: RootState) =>
  optimistic.shown(injected.selectSlice(root)),
)
