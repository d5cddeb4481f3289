import { describe, expect, it } from 'vitest'
import { blogApi } from '@/redux/pages/blog/contract'
import { unique, useServer } from '../../contract/server'
import { refusal } from '../../support/backend'

const { api } = useServer()

describe('a blog post', () => {
  it('receives comments, and counts them', async () => {
    const { blog } = await api.call(blogApi.detail, { query: {} })
    const commentText = unique('Well said.')
    await api.call(blogApi.addComment, { body: { id: blog.id, commentText } })
    const after = await api.call(blogApi.detail, { query: { id: blog.id } })
    expect(after.comments.map((comment) => comment.commentText)).toContain(commentText)
    expect(after.blog.comments).toBe(blog.comments + 1)
  })

  it('loses a comment to its author, and gets it back', async () => {
    const { blog } = await api.call(blogApi.detail, { query: {} })
    const texts = async () => (await api.call(blogApi.detail, { query: { id: blog.id } })).comments.map(({ id }) => id)
    const { comment } = await api.call(blogApi.addComment, { body: { id: blog.id, commentText: unique('Twice?') } })
    expect(comment).toMatchObject({ isOwn: true, likes: 0 })
    const which = { id: blog.id, commentId: comment.id }
    await api.call(blogApi.withdrawComment, { query: which })
    expect(await texts()).not.toContain(comment.id)
    await api.call(blogApi.reinstateComment, { body: which })
    expect(await texts()).toContain(comment.id)
  })

  it('is published at its time, which must be in the future', async () => {
    const { post } = await api.call(blogApi.add, { body: { blogTitle: unique('Later'), status: 'Pending' } })
    const schedule = (publishAt: string) =>
      api.call(blogApi.update, { body: { id: post.id, status: 'Scheduled', publishAt } })
    expect((await refusal(schedule(new Date(Date.now() - 60_000).toISOString()))).status).toBe(400)
    const publishAt = new Date(Date.now() + 86_400_000).toISOString()
    expect((await schedule(publishAt)).post).toMatchObject({ status: 'Scheduled', publishAt })
  })
})
