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
  id: z.optional(idParameter.check(z.describe('Default: the newest published post.'))),
})
const unknownPost = { 404: 'No post has this id.' }
const unknownComment = { 404: 'No post has this id, or the comment isn’t found.' }
const refused =
  'A field is invalid, the slug is taken, the status change isn’t allowed, or the publish date is in the past.'

export const operations = defineOperations(blogApi, {
  key: 'pages/blog',
  title: 'Blog',
  description: 'Posts with comments. A post is a draft, pending review, scheduled or published.',
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
      summary: 'Reads a post to edit',
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
      description: '`replyTo` is the id of the comment to reply to. Replies to replies aren’t allowed.',
      errors: { 400: 'The text is invalid, or `replyTo` is a reply.', ...unknownComment },
      example: { body: { id: 6, commentText: 'We kept the third question and dropped nine charts.' } },
    },
    likeComment: {
      summary: 'Likes or unlikes a comment',
      body: commentLikeSchema,
      answer: nothing,
      errors: unknownComment,
      example: { body: { id: 8, commentId: 1, liked: true } },
    },
    withdrawComment: {
      summary: 'Deletes your comment',
      description: 'Deletes its replies too. Deleting another user’s comment returns 403.',
      query: z.object({ id: idParameter, commentId: idParameter }),
      answer: nothing,
      errors: unknownComment,
      example: async (api) => {
        const { comment } = await api.call(blogApi.addComment, { body: { id: 6, commentText: 'Twice?' } })
        return { query: { id: 6, commentId: comment.id } }
      },
    },
    reinstateComment: {
      summary: 'Restores your deleted comment',
      body: commentIdSchema,
      answer: z.object({ comment: blogCommentSchema }),
      errors: { 404: 'You have no deleted comment with this id.' },
      example: async (api) => {
        const { comment } = await api.call(blogApi.addComment, { body: { id: 6, commentText: 'Twice?' } })
        const which = { id: 6, commentId: comment.id }
        await api.call(blogApi.withdrawComment, { query: which })
        return { body: which }
      },
    },
    bookmark: {
      summary: 'Bookmarks a post or removes the bookmark',
      body: bookmarkSchema,
      answer: nothing,
      errors: unknownPost,
      example: { body: { id: 6, bookmarked: true } },
    },
    add: {
      summary: 'Adds a post',
      description:
        'The default status is `Draft`; `Pending` is allowed too. The default slug is derived from the title.',
      status: 201,
      body: newPostSchema,
      answer: z.object({ post: blogEditSchema }),
      errors: { 400: refused },
      example: { body: { blogTitle: 'Salt, weighed', excerpt: 'What a pinch really is.' } },
    },
    update: {
      summary: 'Updates a post',
      description:
        'Only the fields sent are updated. A draft must be `Pending` before it’s `Published` or `Scheduled` for `publishAt`.',
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
      summary: 'Restores a deleted post',
      body: rowIdSchema,
      answer: z.object({ post: blogEditSchema }),
      errors: { 404: 'No deleted post has this id.' },
      example: async (api) => {
        await api.call(blogApi.remove, { query: { id: 12 } })
        return { body: { id: 12 } }
      },
    },
  },
})
