import { del, get, post } from '@core/api/endpoint'
import type { Favorite, Friend, Like, NewComment, NewPost, Post, PostChange, Profile, ProfileChange } from './schema'

type Nothing = Record<never, never>

interface Which {
  id: number
}

/** Below the line stand the additions of docs/api.md. */
export const profileApi = {
  data: get('/profile/data').returns<Profile>(),
  // ---
  /** Name, picture and email are changed in the account settings. */
  update: post('/profile/update')
    .needs('update')
    .body<ProfileChange>()
    .returns<Pick<Profile, 'header' | 'userAbout'>>(),
  likePost: post('/profile/like-post').needs('update').body<Like>().returns<{ post: Post }>(),
  addPost: post('/profile/add-post').body<NewPost>().returns<{ post: Post }>(),
  updatePost: post('/profile/update-post').needs('update').body<PostChange>().returns<{ post: Post }>(),
  removePost: del('/profile/delete-post').query<Which>().returns<Nothing>(),
  restorePost: post('/profile/restore-post').needs('delete').body<Which>().returns<{ post: Post }>(),
  addComment: post('/profile/add-comment').body<NewComment>().returns<{ post: Post }>(),
  removeComment: del('/profile/delete-comment').query<Which>().returns<Nothing>(),
  restoreComment: post('/profile/restore-comment').needs('delete').body<Which>().returns<Nothing>(),
  favoritePage: post('/profile/favorite-page').needs('update').body<Favorite>().returns<Nothing>(),
  favoriteFeed: post('/profile/favorite-feed').needs('update').body<Favorite>().returns<Nothing>(),
  befriend: post('/profile/befriend').needs('update').body<Friend>().returns<Nothing>(),
  /** `id` is the option's. A vote may be changed, and counts once. */
  vote: post('/profile/vote').needs('update').body<Which>().returns<Pick<Profile, 'polls'>>(),
}
