import { defineOperations, idParameter, nothing } from '@core/api/operations'
import { rowIdSchema, z } from '@core/schema'
import { blogApi } from './contract'
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
  id: z.optional(idParameter.check(z.describe('The newest published post, where it is left out.'))),
})
const unknownPost = { 404: 'No post has the id.' }
const unknownComment = { 404: 'No post has the id, or it has no such comment.' }
const refused =
  'A field cannot be used, the address is taken, or a post with its status cannot get the new one, or it is to be published at a time that is past.'

export const operations = defineOperations(blogApi, {
  key: 'pages/blog',
  title: 'Blog',
  description:
    'Posts with their comments. A post is a draft, waits for its review, waits for its time, or is published.',
  schemas: { BlogItem: blogItemSchema, BlogDetail: blogDetailSchema, BlogEdit: blogEditSchema },
  calls: {
    list: { summary: 'Lists the posts', description: 'Newest first.', answer: z.array(blogItemSchema), example: {} },
    sidebar: { summary: 'Reads recent posts and categories', answer: blogSidebarSchema, example: {} },
    detail: {
      summary: 'Reads a post with its comments',
      query: which,
      answer: blogDetailSchema,
      errors: unknownPost,
      example: { query: { id: 6 } },
    },
    edit: {
      summary: 'Reads a post for its form',
      query: which,
      answer: blogEditSchema,
      errors: unknownPost,
      example: { query: { id: 12 } },
    },
    addComment: {
      summary: 'Comments on a post',
      status: 201,
      body: newCommentSchema,
      answer: z.object({ comment: blogCommentSchema }),
      description: 'An answer to a comment names it in `replyTo`; answers are not answered.',
      errors: { 400: 'The text cannot be used, or what is answered is an answer.', ...unknownComment },
      example: { body: { id: 6, commentText: 'We kept the third question and dropped nine charts.' } },
    },
    likeComment: {
      summary: 'Likes a comment, or takes that back',
      body: commentLikeSchema,
      answer: nothing,
      errors: unknownComment,
      example: { body: { id: 8, commentId: 1, liked: true } },
    },
    withdrawComment: {
      summary: "Takes a comment of one's own back",
      description: 'The answers to it go with it. That of somebody else is refused (403).',
      query: z.object({ id: idParameter, commentId: idParameter }),
      answer: nothing,
      errors: unknownComment,
      example: async (api) => {
        const { comment } = await api.call(blogApi.addComment, { body: { id: 6, commentText: 'Twice?' } })
        return { query: { id: 6, commentId: comment.id } }
      },
    },
    reinstateComment: {
      summary: 'Brings a comment back that was withdrawn',
      body: commentIdSchema,
      answer: z.object({ comment: blogCommentSchema }),
      errors: { 404: 'The caller has withdrawn no such comment.' },
      example: async (api) => {
        const { comment } = await api.call(blogApi.addComment, { body: { id: 6, commentText: 'Twice?' } })
        const which = { id: 6, commentId: comment.id }
        await api.call(blogApi.withdrawComment, { query: which })
        return { body: which }
      },
    },
    bookmark: {
      summary: 'Bookmarks a post, or takes that back',
      body: bookmarkSchema,
      answer: nothing,
      errors: unknownPost,
      example: { body: { id: 6, bookmarked: true } },
    },
    add: {
      summary: 'Adds a post',
      description: 'It is a draft unless `status` is `Pending`. Its address is made of the title unless it is sent.',
      status: 201,
      body: newPostSchema,
      answer: z.object({ post: blogEditSchema }),
      errors: { 400: refused },
      example: { body: { blogTitle: 'Salt, weighed', excerpt: 'What a pinch really is.' } },
    },
    update: {
      summary: 'Changes a post',
      description:
        'Only the fields that are sent change. A draft is reviewed (`Pending`) before it is published, at once or (`Scheduled`) at `publishAt`.',
      body: postChangeSchema,
      answer: z.object({ post: blogEditSchema }),
      errors: { 400: refused, ...unknownPost },
      example: { body: { id: 12, status: 'Pending' } },
    },
    remove: {
      summary: 'Deletes a post',
      query: z.object({ id: idParameter }),
      answer: nothing,
      errors: unknownPost,
      example: { query: { id: 12 } },
    },
    restore: {
      summary: 'Brings a deleted post back',
      body: rowIdSchema,
      answer: z.object({ post: blogEditSchema }),
      errors: { 404: 'No deleted post has the id.' },
      example: async (api) => {
        await api.call(blogApi.remove, { query: { id: 12 } })
        return { body: { id: 12 } }
      },
    },
  },
})
