import { describe, expect, it } from 'vitest'
import { blogApi } from '@/redux/pages/blog/contract'
import { now, refusal, startBackend } from '../../support/backend'

function start() {
  const sample = startBackend()
  const { api, axios } = sample
  return {
    ...sample,
    list: () => api.call(blogApi.list, {}),
    detail: (id: number) => api.call(blogApi.detail, { query: { id } }),
    send: (call: string, body: unknown) => axios.post<unknown>(`/blog/${call}`, body),
  }
}

describe('a comment', () => {
  it('can be answered, but replies cannot', async () => {
    const { send, detail } = start()
    const answer = await send('add-comment', { id: 8, commentText: 'True.', replyTo: 3 })
    expect(answer.data).toMatchObject({ comment: { replyTo: 3 } })
    expect((await detail(8)).comments.at(-1)?.replyTo).toBe(3)
    expect((await refusal(send('add-comment', { id: 8, commentText: 'x', replyTo: 4 }))).status).toBe(400)
    expect((await refusal(send('add-comment', { id: 8, commentText: 'x', replyTo: 99 }))).status).toBe(404)
  })

  it('is liked once per user', async () => {
    const { send, detail } = start()
    const fourth = async () => (await detail(8)).comments[3]
    const { likes } = (await fourth())!
    for (const liked of [true, true]) await send('like-comment', { id: 8, commentId: 4, liked })
    expect(await fourth()).toMatchObject({ likes: likes + 1, liked: true })
    await send('like-comment', { id: 8, commentId: 4, liked: false })
    expect(await fourth()).toMatchObject({ likes, liked: false })
    expect((await refusal(send('like-comment', { id: 8, commentId: 99, liked: true }))).status).toBe(404)
  })

  it('is deleted with its replies by its author only', async () => {
    const { api, send, detail, list } = start()
    const before = await detail(8)
    await send('add-comment', { id: 8, commentText: 'Mine' })
    await send('add-comment', { id: 8, commentText: 'Answer', replyTo: 5 })
    const withdraw = (commentId: number) => api.call(blogApi.withdrawComment, { query: { id: 8, commentId } })
    await withdraw(5)
    expect(await detail(8)).toEqual(before)
    expect((await list()).find(({ id }) => id === 8)?.comment).toBe(4)
    expect((await refusal(withdraw(5))).status).toBe(404)
    expect((await refusal(withdraw(1))).status).toBe(403)
    await api.call(blogApi.reinstateComment, { body: { id: 8, commentId: 5 } })
    expect((await detail(8)).comments.map(({ commentText }) => commentText).slice(4)).toEqual(['Mine', 'Answer'])
    expect((await refusal(send('reinstate-comment', { id: 8, commentId: 5 }))).status).toBe(404)
  })
})

describe('a scheduled post', () => {
  it('is published at its time, with that date', async () => {
    let time = now()
    const { api, axios } = startBackend({ now: () => time })
    const one = async () => (await api.call(blogApi.list, {})).find(({ id }) => id === 10)
    const publishAt = '2026-11-19T07:30:00.000Z'
    const post = await axios.post('/blog/update-post', { id: 10, status: 'Scheduled', publishAt })
    expect(post.data).toMatchObject({ post: { status: 'Scheduled', publishAt } })
    expect(await one()).toMatchObject({ status: 'Scheduled', publishAt })
    expect((await api.call(blogApi.detail, { query: {} })).blog.id).toBe(11)
    time = new Date('2026-11-19T07:30:00Z')
    expect(await one()).toMatchObject({ status: 'Published', publishAt: null, blogPosted: publishAt })
    expect((await api.call(blogApi.detail, { query: {} })).blog.id).toBe(10)
    await axios.post('/blog/update-post', { id: 10, excerpt: 'Changed' })
    expect(await one()).toMatchObject({ status: 'Published', blogPosted: publishAt, excerpt: 'Changed' })
  })

  it.each([
    [{ status: 'Scheduled' }, 'publishAt'],
    [{ status: 'Scheduled', publishAt: '2026-11-18T10:00:00.000Z' }, 'publishAt'],
    [{ status: 'Scheduled', publishAt: 'soon' }, 'publishAt'],
  ])('is rejected with %o', async (change, field) => {
    const { status, error } = await refusal(start().send('update-post', { id: 10, ...change }))
    expect({ status, fields: Object.keys(error as object) }).toEqual({ status: 400, fields: [field] })
  })

  it('has a time only with its status', async () => {
    const { send } = start()
    const publishAt = '2026-11-20T07:30:00.000Z'
    await send('update-post', { id: 10, status: 'Scheduled', publishAt })
    const { data } = await send('update-post', { id: 10, status: 'Draft', publishAt })
    expect(data).toMatchObject({ post: { status: 'Draft', publishAt: null } })
  })
})
