import type { WithSlice } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, RequestState, Rollbacks } from '@/redux/app/thunks'
import { addOptimisticCases, addRequestCases, createCallThunk, idle, isWriting } from '@/redux/app/thunks'
import type { PageEntry } from '../search/schema'
import { bookmarksApi } from './contract'

interface Bookmarks {
  /** Every page of the catalogue. */
  suggestions: PageEntry[]
  /** The bookmarked ones, in their own order. */
  bookmarks: PageEntry[]
}

interface BookmarksState extends Bookmarks {
  request: RequestState
  rollbacks: Rollbacks<Bookmarks>
}

const initialState: BookmarksState = { request: idle, suggestions: [], bookmarks: [], rollbacks: {} }

export const fetchBookmarks = createCallThunk('bookmarks/fetch', bookmarksApi.data, () => ({}))

/** After any change the list is fetched anew (specification section 4). */
const refetch: AfterCall = (dispatch) => void dispatch(fetchBookmarks())

export const toggleBookmark = createCallThunk(
  'bookmarks/toggle',
  bookmarksApi.toggle,
  (id: number) => ({ body: { id } }),
  refetch,
)

/** Takes the ids of all bookmarks in their new order. */
export const reorderBookmarks = createCallThunk(
  'bookmarks/reorder',
  bookmarksApi.reorder,
  (ids: number[]) => ({ body: { ids } }),
  refetch,
)

function rollbackTo(state: BookmarksState, before: Bookmarks) {
  Object.assign(state, before)
}

const optimistic = {
  rollbacksOf: ({ rollbacks }: BookmarksState) => rollbacks,
  take: ({ suggestions, bookmarks }: BookmarksState) => ({ suggestions, bookmarks }),
  put: rollbackTo,
}

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
        if (!isWriting(state.rollbacks)) Object.assign(state, answer)
      },
    )
    addOptimisticCases(builder, toggleBookmark, {
      ...optimistic,
      apply(state, id) {
        const page = state.suggestions.find((candidate) => candidate.id === id)
        if (!page) return
        page.isBookmarked = !page.isBookmarked
        state.bookmarks = state.bookmarks.filter((bookmark) => bookmark.id !== id)
        if (page.isBookmarked) state.bookmarks.push({ ...page })
      },
    })
    addOptimisticCases(builder, reorderBookmarks, {
      ...optimistic,
      apply(state, ids) {
        const named = ids.flatMap((id) => state.bookmarks.find((bookmark) => bookmark.id === id) ?? [])
        state.bookmarks = [...named, ...state.bookmarks.filter(({ id }) => !ids.includes(id))]
      },
    })
  },
  selectors: {
    selectBookmarks: ({ bookmarks }) => bookmarks,
    selectSuggestions: ({ suggestions }) => suggestions,
    selectBookmarksRequest: ({ request }) => request,
  },
})

declare module '@/redux/app/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectBookmarks, selectSuggestions, selectBookmarksRequest } = slice.injectInto(rootReducer).selectors
