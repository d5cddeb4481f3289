import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import type { Pending } from '@/redux/app/optimistic'
import { nothingPending, OptimisticWrites } from '@/redux/app/optimistic'
import type { RootState } from '@/redux/app/rootReducer'
import { rootReducer } from '@/redux/app/rootReducer'
import type { AfterCall, Loaded } from '@/redux/app/thunks'
import { addReadCases, createCallThunk, notLoaded, writesThen } from '@/redux/app/thunks'
import { blogApi } from './contract'
import type {
  BlogComment,
  BlogDetail,
  BlogEdit,
  BlogItem,
  BlogSidebar,
  Bookmark,
  CommentId,
  CommentLike,
  NewComment,
  NewPost,
  PostChange,
} from './schema'

interface BlogState {
  list: Loaded<BlogItem[]>
  sidebar: Loaded<BlogSidebar>
  detail: Loaded<BlogDetail>
  edit: Loaded<BlogEdit>
  pending: Pending
}

const initialState: BlogState = {
  list: notLoaded,
  sidebar: notLoaded,
  detail: notLoaded,
  edit: notLoaded,
  pending: nothingPending,
}

const which = (id: number | undefined) => ({ query: id === undefined ? {} : { id } })

export const fetchPosts = createCallThunk('blog/fetchPosts', blogApi.list, () => ({}))
export const fetchSidebar = createCallThunk('blog/fetchSidebar', blogApi.sidebar, () => ({}))
export const fetchPost = createCallThunk('blog/fetchPost', blogApi.detail, which)
export const fetchEdit = createCallThunk('blog/fetchEdit', blogApi.edit, which)

const refetch: AfterCall = (dispatch, state) => {
  const { list, sidebar } = injected.selectSlice(state)
  if (list.request.status !== 'idle') void dispatch(fetchPosts())
  if (sidebar.request.status !== 'idle') void dispatch(fetchSidebar())
}

const createWrite = writesThen(refetch)

export const addComment = createWrite('blog/addComment', blogApi.addComment, (body: NewComment) => ({ body }))
export const likeComment = createCallThunk('blog/likeComment', blogApi.likeComment, (body: CommentLike) => ({ body }))
export const withdrawComment = createWrite('blog/withdrawComment', blogApi.withdrawComment, (query: CommentId) => ({
  query,
}))
/** Restores the replies too, so the post refetches. */
export const reinstateComment = createCallThunk(
  'blog/reinstateComment',
  blogApi.reinstateComment,
  (body: CommentId) => ({ body }),
  (dispatch, state) => {
    refetch(dispatch, state, undefined)
    const shown = injected.selectSlice(state).detail.data
    if (shown) void dispatch(fetchPost(shown.blog.id))
  },
)
export const bookmarkPost = createCallThunk('blog/bookmark', blogApi.bookmark, (body: Bookmark) => ({ body }))
export const addPost = createWrite('blog/add', blogApi.add, (body: NewPost) => ({ body }))
export const updatePost = createWrite('blog/update', blogApi.update, (body: PostChange) => ({ body }))
export const removePost = createWrite('blog/remove', blogApi.remove, (id: number) => ({ query: { id } }))
export const restorePost = createWrite('blog/restore', blogApi.restore, (id: number) => ({ body: { id } }))

function changeComments(
  { detail: { data } }: BlogState,
  id: number,
  change: (comments: BlogComment[]) => BlogComment[],
): void {
  if (data?.blog.id !== id) return
  data.comments = change(data.comments)
  data.blog.comments = data.comments.length
}

const optimistic = new OptimisticWrites<BlogState>()
  .reads(fetchPosts)
  .reads(fetchPost)
  .writes(bookmarkPost, {
    expect({ list, detail }, { id, bookmarked }) {
      for (const post of [...(list.data ?? []), ...(detail.data ? [detail.data.blog] : [])])
        if (post.id === id) post.bookmarked = bookmarked
    },
  })
  .writes(addComment, {
    answer: (state, { comment }, { id }) =>
      changeComments(state, id, (comments) => [...comments.filter((known) => known.id !== comment.id), comment]),
  })
  .writes(likeComment, {
    expect: (state, { id, commentId, liked }) =>
      changeComments(state, id, (comments) =>
        comments.map((comment) =>
          comment.id === commentId && comment.liked !== liked
            ? { ...comment, liked, likes: comment.likes + (liked ? 1 : -1) }
            : comment,
        ),
      ),
  })
  .writes(withdrawComment, {
    expect: (state, { id, commentId }) =>
      changeComments(state, id, (comments) =>
        comments.filter((comment) => comment.id !== commentId && comment.replyTo !== commentId),
      ),
  })

const slice = createSlice({
  name: 'blog',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addReadCases(builder, fetchPosts, ({ list }) => list)
    addReadCases(builder, fetchSidebar, ({ sidebar }) => sidebar)
    addReadCases(builder, fetchPost, ({ detail }) => detail)
    addReadCases(builder, fetchEdit, ({ edit }) => edit)
    builder.addMatcher(isAnyOf(addPost.fulfilled, updatePost.fulfilled), ({ edit }, { payload: { post } }) => {
      edit.data = post
    })
    optimistic.attach(builder)
  },
  selectors: {
    selectPosts: ({ list }) => list,
    selectSidebar: ({ sidebar }) => sidebar,
    selectPost: ({ detail }) => detail,
    selectEdit: ({ edit }) => edit,
  },
})

const injected = slice.injectInto(rootReducer)

export const { selectPosts, selectSidebar, selectPost, selectEdit } = injected.getSelectors((root: RootState) =>
  optimistic.shown(injected.selectSlice(root)),
)
