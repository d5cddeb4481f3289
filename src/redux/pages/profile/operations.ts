import type { ApiClient } from '@core/api/client'
import { defineOperations } from '@core/api/operations'
import { profileApi } from './contract'
import { postSchema, profileSchema } from './schema'

const onlyAuthor = 'Other users than the author get 403.'
const newPost = { postText: 'The door of the cold store beeps now.', postImg: '' }

async function ownComment(api: ApiClient): Promise<number> {
  const { post } = await api.call(profileApi.addPost, { body: newPost })
  const { post: commented } = await api.call(profileApi.addComment, { body: { id: post.id, comment: 'Seen!' } })
  return commented.detailedComments[0]?.id ?? 0
}

export const operations = defineOperations(profileApi, {
  key: 'pages/profile',
  title: 'Profile',
  description: 'The profile of the logged-in user: posts, pages, friends and a poll.',
  schemas: { Profile: profileSchema, Post: postSchema },
  calls: {
    data: { summary: 'Reads the profile', example: {} },
    update: {
      summary: 'Updates the profile',
      description: 'Only the fields sent are updated. Update name, picture and email in the account settings.',
      example: { body: { designation: 'Founder and analyst' } },
    },
    likePost: {
      summary: 'Likes or unlikes a post',
      errors: { 404: 'No post has this id.' },
      example: { body: { id: 5, youLiked: true } },
    },
    addPost: {
      summary: 'Adds a post',
      description: 'With text, a picture or both.',
      status: 201,
      example: { body: newPost },
    },
    updatePost: {
      summary: 'Updates a post',
      description: onlyAuthor,
      errors: { 404: 'No post has this id.' },
      example: async (api) => {
        const { post } = await api.call(profileApi.addPost, { body: newPost })
        return { body: { ...newPost, id: post.id, postText: 'The door beeps, and no one props it open.' } }
      },
    },
    removePost: {
      summary: 'Deletes a post',
      description: `Deletes its comments too. ${onlyAuthor}`,
      errors: { 404: 'No post has this id.' },
      example: async (api) => {
        const { post } = await api.call(profileApi.addPost, { body: newPost })
        return { query: { id: post.id } }
      },
    },
    restorePost: {
      summary: 'Restores a deleted post',
      errors: { 404: 'No deleted post has this id.' },
      example: async (api) => {
        const { post } = await api.call(profileApi.addPost, { body: newPost })
        await api.call(profileApi.removePost, { query: { id: post.id } })
        return { body: { id: post.id } }
      },
    },
    addComment: {
      summary: 'Comments on a post',
      status: 201,
      errors: { 404: 'No post has this id.' },
      example: { body: { id: 5, comment: 'See you there!' } },
    },
    removeComment: {
      summary: 'Deletes a comment',
      description: onlyAuthor,
      errors: { 404: 'No comment has this id.' },
      example: async (api) => ({ query: { id: await ownComment(api) } }),
    },
    restoreComment: {
      summary: 'Restores a deleted comment',
      errors: { 404: 'No deleted comment has this id.' },
      example: async (api) => {
        const id = await ownComment(api)
        await api.call(profileApi.removeComment, { query: { id } })
        return { body: { id } }
      },
    },
    favoritePage: {
      summary: 'Likes or unlikes a suggested page',
      errors: { 404: 'No page has this id.' },
      example: { body: { id: 2, favorite: true } },
    },
    favoriteFeed: {
      summary: 'Likes or unlikes an update',
      errors: { 404: 'No update has this id.' },
      example: { body: { id: 2, favorite: true } },
    },
    befriend: {
      summary: 'Adds or removes a suggested friend',
      errors: { 404: 'No suggestion has this id.' },
      example: { body: { id: 1, isFriend: true } },
    },
    vote: {
      summary: 'Votes in the poll',
      description: '`id` is the option’s id. Replaces an earlier vote.',
      errors: { 404: 'No option has this id.' },
      example: { body: { id: 2 } },
    },
  },
})
