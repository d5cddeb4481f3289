import { del, get, post } from '@core/api/endpoint'
import { idParameter } from '@core/api/parameters'
import { rowIdSchema, z } from '@core/schema'
import {
  favoriteSchema,
  friendSchema,
  likeSchema,
  newCommentSchema,
  newPostSchema,
  postChangeSchema,
  postSchema,
  profileChangeSchema,
  profileSchema,
} from './schema'

const { header, userAbout, polls } = profileSchema.shape
const onePost = z.object({ post: postSchema })
const which = z.object({ id: idParameter })

/** Below the line: additions; see docs/api.md. */
export const profileApi = {
  data: get('/profile/data').returns(profileSchema),
  // ---
  update: post('/profile/update').needs('update').body(profileChangeSchema).returns(z.object({ header, userAbout })),
  likePost: post('/profile/like-post').needs('update').body(likeSchema).returns(onePost),
  addPost: post('/profile/add-post').body(newPostSchema).returns(onePost),
  updatePost: post('/profile/update-post').needs('update').body(postChangeSchema).returns(onePost),
  removePost: del('/profile/delete-post').query(which).returns(),
  restorePost: post('/profile/restore-post').needs('delete').body(rowIdSchema).returns(onePost),
  addComment: post('/profile/add-comment').body(newCommentSchema).returns(onePost),
  removeComment: del('/profile/delete-comment').query(which).returns(),
  restoreComment: post('/profile/restore-comment').needs('delete').body(rowIdSchema).returns(),
  favoritePage: post('/profile/favorite-page').needs('update').body(favoriteSchema).returns(),
  favoriteFeed: post('/profile/favorite-feed').needs('update').body(favoriteSchema).returns(),
  befriend: post('/profile/befriend').needs('update').body(friendSchema).returns(),
  vote: post('/profile/vote').needs('update').body(rowIdSchema).returns(z.object({ polls })),
}
