import { del, get, post } from '@core/api/endpoint'
import { idParameter } from '@core/api/parameters'
import { rowIdSchema, z } from '@core/schema'
import {
  blogCommentSchema,
  blogDetailSchema,
  blogEditSchema,
  blogItemSchema,
  blogSidebarSchema,
  bookmarkSchema,
  commentIdSchema,
  commentLikeSchema,
  newCommentSchema,
  newPostSchema,
  postChangeSchema,
} from './schema'

const which = z.object({
  id: z.optional(idParameter.check(z.describe('Default: the newest published post.'))),
})

const onePost = z.object({ post: blogEditSchema })

/** Below the line: additions; see docs/api.md. */
export const blogApi = {
  list: get('/blog/list/data').returns(z.array(blogItemSchema)),
  sidebar: get('/blog/list/data/sidebar').returns(blogSidebarSchema),
  detail: get('/blog/list/data/detail').query(which).returns(blogDetailSchema),
  edit: get('/blog/list/data/edit').query(which).returns(blogEditSchema),
  // ---
  addComment: post('/blog/add-comment')
    .body(newCommentSchema)
    .returns(z.object({ comment: blogCommentSchema })),
  likeComment: post('/blog/like-comment').body(commentLikeSchema).returns(),
  /** Own comments only. Requires `create`, as `delete` would include the comments of others. */
  withdrawComment: del('/blog/withdraw-comment')
    .needs('create')
    .query(z.object({ id: idParameter, commentId: idParameter }))
    .returns(),
  reinstateComment: post('/blog/reinstate-comment')
    .body(commentIdSchema)
    .returns(z.object({ comment: blogCommentSchema })),
  bookmark: post('/blog/bookmark-post').needs('update').body(bookmarkSchema).returns(),
  add: post('/blog/add-post').body(newPostSchema).returns(onePost),
  update: post('/blog/update-post').needs('update').body(postChangeSchema).returns(onePost),
  remove: del('/blog/delete-post')
    .query(z.object({ id: idParameter }))
    .returns(),
  restore: post('/blog/restore-post').needs('delete').body(rowIdSchema).returns(onePost),
}
