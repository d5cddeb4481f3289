import type { ApiClient } from '@core/api/client'
import { defineOperations, idParameter, nothing } from '@core/api/operations'
import { rowIdSchema, z } from '@core/schema'
import { profileApi } from './contract'
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
const which = z.object({ id: idParameter })
const post = z.object({ post: postSchema })
const onlyAuthor = 'Only its author may (403).'
const newPost = { postText: 'The door of the cold store beeps now.', postImg: '' }

/** Writes a comment that may be deleted. */
async function ownComment(api: ApiClient): Promise<number> {
  const { post } = await api.call(profileApi.addPost, { body: newPost })
  const { post: commented } = await api.call(profileApi.addComment, { body: { id: post.id, comment: 'Seen!' } })
  return commented.detailedComments[0]?.id ?? 0
}

export const operations = defineOperations(profileApi, {
  key: 'pages/profile',
  title: 'Profile',
  description: 'The page of the person who is signed in: posts, pages, friends and a poll.',
  schemas: { Profile: profileSchema, Post: postSchema },
  calls: {
    data: { summary: 'Reads the profile', answer: profileSchema, example: {} },
    update: {
      summary: 'Changes the profile',
      description: 'Only the fields that are sent change. Name, picture and email belong to the account settings.',
      body: profileChangeSchema,
      answer: z.object({ header, userAbout }),
      example: { body: { designation: 'Founder and analyst' } },
    },
    likePost: {
      summary: 'Likes a post, or takes that back',
      body: likeSchema,
      answer: post,
      errors: { 404: 'No post has the id.' },
      example: { body: { id: 5, youLiked: true } },
    },
    addPost: {
      summary: 'Posts something',
      description: 'A text, a picture or both.',
      status: 201,
      body: newPostSchema,
      answer: post,
      example: { body: newPost },
    },
    updatePost: {
      summary: 'Changes a post',
      description: onlyAuthor,
      body: postChangeSchema,
      answer: post,
      errors: { 404: 'No post has the id.' },
      example: async (api) => {
        const { post } = await api.call(profileApi.addPost, { body: newPost })
        return { body: { ...newPost, id: post.id, postText: 'The door beeps, and nobody props it open.' } }
      },
    },
    removePost: {
      summary: 'Deletes a post',
      description: `Its comments go with it. ${onlyAuthor}`,
      query: which,
      answer: nothing,
      errors: { 404: 'No post has the id.' },
      example: async (api) => {
        const { post } = await api.call(profileApi.addPost, { body: newPost })
        return { query: { id: post.id } }
      },
    },
    restorePost: {
      summary: 'Brings a deleted post back',
      body: rowIdSchema,
      answer: post,
      errors: { 404: 'No deleted post has the id.' },
      example: async (api) => {
        const { post } = await api.call(profileApi.addPost, { body: newPost })
        await api.call(profileApi.removePost, { query: { id: post.id } })
        return { body: { id: post.id } }
      },
    },
    addComment: {
      summary: 'Comments on a post',
      status: 201,
      body: newCommentSchema,
      answer: post,
      errors: { 404: 'No post has the id.' },
      example: { body: { id: 5, comment: 'See you there!' } },
    },
    removeComment: {
      summary: 'Deletes a comment',
      description: onlyAuthor,
      query: which,
      answer: nothing,
      errors: { 404: 'No comment has the id.' },
      example: async (api) => ({ query: { id: await ownComment(api) } }),
    },
    restoreComment: {
      summary: 'Brings a deleted comment back',
      body: rowIdSchema,
      answer: nothing,
      errors: { 404: 'No deleted comment has the id.' },
      example: async (api) => {
        const id = await ownComment(api)
        await api.call(profileApi.removeComment, { query: { id } })
        return { body: { id } }
      },
    },
    favoritePage: {
      summary: 'Likes a suggested page, or takes that back',
      body: favoriteSchema,
      answer: nothing,
      errors: { 404: 'No page has the id.' },
      example: { body: { id: 2, favorite: true } },
    },
    favoriteFeed: {
      summary: 'Likes a message of the feed, or takes that back',
      body: favoriteSchema,
      answer: nothing,
      errors: { 404: 'No message has the id.' },
      example: { body: { id: 2, favorite: true } },
    },
    befriend: {
      summary: 'Adds a suggested friend, or takes that back',
      body: friendSchema,
      answer: nothing,
      errors: { 404: 'No suggestion has the id.' },
      example: { body: { id: 1, isFriend: true } },
    },
    vote: {
      summary: 'Votes in the poll',
      description: 'The `id` is that of the option. A later vote takes the place of an earlier one.',
      body: rowIdSchema,
      answer: z.object({ polls }),
      errors: { 404: 'No option has the id.' },
      example: { body: { id: 2 } },
    },
  },
})
