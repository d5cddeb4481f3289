import { describe, expect, it } from 'vitest'
import { blogApi } from '@/redux/pages/blog/contract'
import { blogCommentSchema, blogDetailSchema, blogEditSchema, blogItemSchema } from '@/redux/pages/blog/schema'
import { now, refusal, startBackend } from '../../support/backend'

function start() {
  const sample = startBackend()
  const { api, axios } = sample
  return {
    ...sample,
    list: () => api.call(blogApi.list, {}),
    detail: (id?: number) => api.call(blogApi.detail, { query: id === undefined ? {} : { id } }),
    edit: (id?: number) => api.call(blogApi.edit, { query: id === undefined ? {} : { id } }),
    send: (call: string, body: unknown) => axios.post<unknown>(`/blog/${call}`, body),
  }
}

describe('GET /blog/list/data', () => {
  it('is an array of posts that match the schema, newest first', async () => {
    const posts = await start().list()
    expect(Array.isArray(posts)).toBe(true)
    for (const post of posts) expect(blogItemSchema.parse(post)).toEqual(post)
    const times = posts.map(({ blogPosted }) => blogPosted)
    expect(times).toEqual(times.toSorted().reverse())
    expect(times[0]! < now().toISOString()).toBe(true)
  })
})

describe('GET /blog/list/data/detail and edit', () => {
  it('default to the newest published post', async () => {
    const { detail, edit, list } = start()
    const newest = (await list()).find(({ status }) => status === 'Published')!
    expect((await detail()).blog).toMatchObject({ id: newest.id, title: newest.title })
    expect(await detail(newest.id)).toEqual(await detail())
    expect(await edit()).toMatchObject({ id: newest.id, blogTitle: newest.title, status: 'Published' })
  })

  it('match the schema for every post, and agree with the list', async () => {
    const { detail, edit, list } = start()
    for (const item of await list()) {
      const [shown, form] = [await detail(item.id), await edit(item.id)]
      expect(blogDetailSchema.parse(shown)).toEqual(shown)
      expect(blogEditSchema.parse(form)).toEqual(form)
      expect(Object.keys(shown)).toEqual(['blog', 'comments'])
      expect(shown.blog).toMatchObject({ tags: item.tags, createdTime: item.blogPosted, comments: item.comment })
      expect(shown.comments).toHaveLength(item.comment)
      expect(form.blogCategories).toEqual(item.tags.map((tag) => ({ value: tag, label: tag })))
      expect(form).toMatchObject({ slug: item.slug, excerpt: item.excerpt, featuredImage: item.img })
      expect(shown.blog.content.match(/<p>/g)?.length).toBeGreaterThan(2)
      const commented = shown.comments.map(({ commentedAt }) => commentedAt)
      expect([item.blogPosted, ...commented]).toEqual([item.blogPosted, ...commented].toSorted())
    }
  })

  it.each([0, 99, -1, 'abc', '1.5'])('respond 404 to the id %o', async (id) => {
    const { axios } = start()
    for (const call of ['detail', 'edit']) {
      expect((await refusal(axios.get(`/blog/list/data/${call}`, { params: { id } }))).status).toBe(404)
    }
  })
})

describe('POST /blog/add-comment', () => {
  it('responds 201 with the comment, at the end', async () => {
    const { send, detail, list } = start()
    const before = await detail(8)
    const { status, data } = await send('add-comment', { id: '8', commentText: '  Well said.  ' })
    expect(status).toBe(201)
    const { blog, comments } = await detail(8)
    expect(data).toEqual({ comment: comments.at(-1) })
    expect(blogCommentSchema.parse(comments.at(-1))).toEqual({
      id: before.comments.length + 1,
      avatar: '/images/avatars/01.svg',
      userFullName: 'Amara Mensah',
      commentedAt: now().toISOString(),
      commentText: 'Well said.',
      replyTo: null,
      likes: 0,
      liked: false,
      isOwn: true,
    })
    expect(blog.comments).toBe(before.blog.comments + 1)
    expect((await list()).find(({ id }) => id === 8)?.comment).toBe(blog.comments)
  })

  it.each(['', '  ', 'x'.repeat(2001), 5, null, undefined])('responds 400 to the text %o', async (commentText) => {
    expect(await refusal(start().send('add-comment', { id: 8, commentText }))).toMatchObject({
      status: 400,
      error: { commentText: expect.any(String) as string },
    })
  })

  it('uses the current user as author, if tokens are checked', async () => {
    const { axios } = startBackend({ authorize: true })
    const registration = { username: 'zoe', email: 'zoe@polar.example', password: 'x' }
    const { data } = await axios.post<{ accessToken: string }>('/jwt/register', registration)
    const headers = { Authorization: `Bearer ${data.accessToken}` }
    const body = { id: 8, commentText: 'Hello' }
    const answer = await axios.post('/blog/add-comment', body, { headers })
    expect(answer.data).toMatchObject({ comment: { userFullName: 'zoe', avatar: '' } })
  })
})

describe('POST /blog/bookmark-post', () => {
  it('adds a bookmark, also twice, and removes it', async () => {
    const { send, detail, list } = start()
    for (const bookmarked of [true, true, false]) {
      expect((await send('bookmark-post', { id: 8, bookmarked })).data).toEqual({})
      expect((await detail(8)).blog.bookmarked).toBe(bookmarked)
      expect((await list()).find(({ id }) => id === 8)?.bookmarked).toBe(bookmarked)
    }
    expect((await refusal(send('bookmark-post', { id: 8 }))).status).toBe(400)
  })
})

describe('POST /blog/update-post', () => {
  it('updates only sent fields', async () => {
    const { send, edit, detail } = start()
    const before = await edit(6)
    const change = {
      blogTitle: '  The first half ',
      blogCategories: [{ value: 'Food', label: 'Food' }],
      slug: 'The-First-Half',
      featuredImage: '',
    }
    const post = { ...before, ...change, blogTitle: 'The first half', slug: 'the-first-half' }
    expect((await send('update-post', { id: 6, ...change })).data).toEqual({ post })
    expect(await edit(6)).toEqual(post)
    expect((await detail(6)).blog).toMatchObject({ title: 'The first half', tags: ['Food'], img: '' })
    expect((await send('update-post', { id: 6 })).data).toEqual({ post })
    expect((await send('update-post', { id: 6, slug: 'the-first-half' })).status).toBe(200)
  })

  it.each([
    [{ blogTitle: ' ' }, 'blogTitle'],
    [{ blogTitle: 'x'.repeat(121) }, 'blogTitle'],
    [{ slug: 'wool-mended' }, 'slug'],
    [{ slug: 'Wool-Mended' }, 'slug'],
    [{ slug: 'not an address' }, 'slug'],
    [{ slug: '' }, 'slug'],
    [{ status: 'Archived' }, 'status'],
    [{ status: 'Pending' }, 'status'],
    [{ blogCategories: [{ value: 'Travel', label: 'Travel' }] }, 'blogCategories.0.value'],
    [{ excerpt: 'x'.repeat(301) }, 'excerpt'],
    [{ featuredImage: 'https://elsewhere.example/x.png' }, 'featuredImage'],
    [{ content: 7 }, 'content'],
  ])('responds 400 to %o', async (change, field) => {
    const { status, error } = await refusal(start().send('update-post', { id: 6, ...change }))
    expect(status).toBe(400)
    expect(Object.keys(error as object)[0]).toContain(field)
  })
})

describe('POST /blog/add-post', () => {
  it('responds 201 with a draft by the current user', async () => {
    const { send, edit, list } = start()
    const { status, data } = await send('add-post', { blogTitle: ' Salt, weighed ' })
    const post = {
      id: 13,
      avatar: '/images/avatars/01.svg',
      userFullName: 'Amara Mensah',
      createdTime: now().toISOString(),
      blogTitle: 'Salt, weighed',
      blogCategories: [],
      slug: 'salt-weighed',
      status: 'Draft',
      publishAt: null,
      excerpt: '',
      featuredImage: '',
      content: '',
    }
    expect({ status, data }).toEqual({ status: 201, data: { post } })
    expect(await edit(13)).toEqual(post)
    expect((await list())[0]?.id).toBe(13)
  })

  it.each([
    [{}, 'blogTitle'],
    [{ blogTitle: 'x', status: 'Published' }, 'status'],
    [{ blogTitle: 'x', slug: 'wool-mended' }, 'slug'],
  ])('responds 400 to %o', async (body, field) => {
    const { status, error } = await refusal(start().send('add-post', body))
    expect({ status, fields: Object.keys(error as object) }).toEqual({ status: 400, fields: [field] })
  })
})

describe('DELETE /blog/delete-post', () => {
  it('removes a post from list and sidebar, and restore returns it to its position', async () => {
    const { api, list, detail, send } = start()
    const before = await list()
    expect(await api.call(blogApi.remove, { query: { id: 11 } })).toEqual({})
    expect((await list()).map(({ id }) => id)).not.toContain(11)
    expect((await api.call(blogApi.sidebar, {})).recentPosts.map(({ id }) => id)).not.toContain(11)
    expect((await refusal(detail(11))).status).toBe(404)
    expect((await send('restore-post', { id: 11 })).status).toBe(200)
    expect(await list()).toEqual(before)
    expect((await refusal(send('restore-post', { id: 11 }))).status).toBe(404)
  })
})
