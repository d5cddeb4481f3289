import { describe, expect, it } from 'vitest'
import { blogApi } from '@/redux/pages/blog/contract'
import { unique, useServer } from '../../contract/server'

const { api } = useServer()

describe('a blog post', () => {
  it('is commented on, and counts its comments', async () => {
    const { blog } = await api.call(blogApi.detail, { query: {} })
    const commentText = unique('Well said.')
    await api.call(blogApi.addComment, { body: { id: blog.id, commentText } })
    const after = await api.call(blogApi.detail, { query: { id: blog.id } })
    expect(after.comments.map((comment) => comment.commentText)).toContain(commentText)
    expect(after.blog.comments).toBe(blog.comments + 1)
  })
})
