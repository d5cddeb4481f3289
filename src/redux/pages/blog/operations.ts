import { defineOperations } from '@core/api/operations'
import { blogApi } from './contract'
import { blogDetailSchema, blogEditSchema, blogItemSchema } from './schema'

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
    list: { summary: 'Lists the posts', description: 'Newest first.', example: {} },
    sidebar: { summary: 'Reads recent posts and categories', example: {} },
    detail: { summary: 'Reads a post with its comments', errors: unknownPost, example: { query: { id: 6 } } },
    edit: { summary: 'Reads a post to edit', errors: unknownPost, example: { query: { id: 12 } } },
    addComment: {
      summary: 'Comments on a post',
      status: 201,
      description: '`replyTo` is the id of the comment to reply to. Replies to replies aren’t allowed.',
      errors: { 400: 'The text is invalid, or `replyTo` is a reply.', ...unknownComment },
      example: { body: { id: 6, commentText: 'We kept the third question and dropped nine charts.' } },
    },
    likeComment: {
      summary: 'Likes or unlikes a comment',
      errors: unknownComment,
      example: { body: { id: 8, commentId: 1, liked: true } },
    },
    withdrawComment: {
      summary: 'Deletes your comment',
      description: 'Deletes its replies too. Deleting another user’s comment returns 403.',
      errors: unknownComment,
      example: async (api) => {
        const { comment } = await api.call(blogApi.addComment, { body: { id: 6, commentText: 'Twice?' } })
        return { query: { id: 6, commentId: comment.id } }
      },
    },
    reinstateComment: {
      summary: 'Restores your deleted comment',
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
      errors: unknownPost,
      example: { body: { id: 6, bookmarked: true } },
    },
    add: {
      summary: 'Adds a post',
      description:
        'The default status is `Draft`; `Pending` is allowed too. The default slug is derived from the title.',
      status: 201,
      errors: { 400: refused },
      example: { body: { blogTitle: 'Salt, weighed', excerpt: 'What a pinch really is.' } },
    },
    update: {
      summary: 'Updates a post',
      description:
        'Only the fields sent are updated. A draft must be `Pending` before it’s `Published` or `Scheduled` for `publishAt`.',
      errors: { 400: refused, ...unknownPost },
      example: { body: { id: 12, status: 'Pending' } },
    },
    remove: { summary: 'Deletes a post', errors: unknownPost, example: { query: { id: 12 } } },
    restore: {
      summary: 'Restores a deleted post',
      errors: { 404: 'No deleted post has this id.' },
      example: async (api) => {
        await api.call(blogApi.remove, { query: { id: 12 } })
        return { body: { id: 12 } }
      },
    },
  },
})
