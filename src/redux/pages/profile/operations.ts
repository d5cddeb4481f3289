import { defineOperations, nothing } from '@core/api/operations'
import { z } from '@core/schema'
import { profileApi } from './contract'
import {
  favoriteSchema,
  friendSchema,
  likeSchema,
  newCommentSchema,
  postSchema,
  profileChangeSchema,
  profileSchema,
  voteSchema,
} from './schema'

const { header, userAbout, polls } = profileSchema.shape

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
      answer: z.object({ post: postSchema }),
      errors: { 404: 'No post has the id.' },
      example: { body: { id: 5, youLiked: true } },
    },
    addComment: {
      summary: 'Comments on a post',
      status: 201,
      body: newCommentSchema,
      answer: z.object({ post: postSchema }),
      errors: { 404: 'No post has the id.' },
      example: { body: { id: 5, comment: 'See you there!' } },
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
      body: voteSchema,
      answer: z.object({ polls }),
      errors: { 404: 'No option has the id.' },
      example: { body: { id: 2 } },
    },
  },
})
