import { del, get, post } from '@core/api/endpoint'
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

/** Without an id the newest published post is meant. */
interface WhichPost {
  id?: number
}

type Nothing = Record<never, never>

/** Below the line stand the additions of docs/api.md. */
export const blogApi = {
  /** Every post, newest first. */
  list: get('/blog/list/data').returns<BlogItem[]>(),
  sidebar: get('/blog/list/data/sidebar').returns<BlogSidebar>(),
  detail: get('/blog/list/data/detail').query<WhichPost>().returns<BlogDetail>(),
  edit: get('/blog/list/data/edit').query<WhichPost>().returns<BlogEdit>(),
  // ---
  addComment: post('/blog/add-comment').body<NewComment>().returns<{ comment: BlogComment }>(),
  likeComment: post('/blog/like-comment').body<CommentLike>().returns<Nothing>(),
  /** Of the caller's own. It asks for the right to comment, and not for that to delete what others have written. */
  withdrawComment: del('/blog/withdraw-comment').needs('create').query<CommentId>().returns<Nothing>(),
  reinstateComment: post('/blog/reinstate-comment').body<CommentId>().returns<{ comment: BlogComment }>(),
  bookmark: post('/blog/bookmark-post').needs('update').body<Bookmark>().returns<Nothing>(),
  add: post('/blog/add-post').body<NewPost>().returns<{ post: BlogEdit }>(),
  update: post('/blog/update-post').needs('update').body<PostChange>().returns<{ post: BlogEdit }>(),
  remove: del('/blog/delete-post').query<{ id: number }>().returns<Nothing>(),
  restore: post('/blog/restore-post').needs('delete').body<{ id: number }>().returns<{ post: BlogEdit }>(),
}
