import { describe, expect, it } from 'vitest'
import { accountSettingsApi } from '@/redux/pages/account-settings/contract'
import { profileApi } from '@/redux/pages/profile/contract'
import type { Profile } from '@/redux/pages/profile/schema'
import { now, refusal, startBackend } from '../../support/backend'

function start() {
  const sample = startBackend()
  return {
    ...sample,
    read: () => sample.api.call(profileApi.data, {}),
    send: (call: string, body: unknown) => sample.axios.post<unknown>(`/profile/${call}`, body),
  }
}

describe('GET /profile/data', () => {
  it('is about the current user', async () => {
    const { read, api } = start()
    const { header, userAbout } = await read()
    expect(header).toMatchObject({ username: 'Amara Mensah', avatar: '/images/avatars/01.svg' })
    expect(userAbout.email).toBe('admin@demo.com')
    await api.call(accountSettingsApi.updateGeneral, { body: { fullName: 'Amara Owusu', avatar: '' } })
    const renamed = await read()
    expect(renamed.header).toMatchObject({ username: 'Amara Owusu', avatar: '' })
    expect(renamed.post[0]?.username).toBe('Amara Owusu')
  })

  it('shares bio and website with the account settings', async () => {
    const { read, api, send } = start()
    const settings = async () => (await api.call(accountSettingsApi.data, {})).info
    const { userAbout } = await read()
    expect(await settings()).toMatchObject({ bio: userAbout.about, website: userAbout.website })
    await api.call(accountSettingsApi.updateInfo, { body: { bio: 'Short.', website: 'https://baobab.example' } })
    expect((await read()).userAbout).toEqual({ ...userAbout, about: 'Short.', website: 'https://baobab.example' })
    await send('update', { about: 'Shorter.' })
    expect(await settings()).toMatchObject({ bio: 'Shorter.', website: 'https://baobab.example' })
  })

  it('shows the current name of the author of a comment', async () => {
    const { read, api, send } = start()
    const { id } = (await read()).post[0]!
    await send('add-comment', { id, comment: 'Seen!' })
    await api.call(accountSettingsApi.updateGeneral, { body: { fullName: 'Amara Owusu' } })
    expect((await read()).post[0]?.detailedComments.map(({ username }) => username)).toEqual([
      'Kofi Boateng',
      'Priya Raghunathan',
      'Amara Owusu',
    ])
  })

  it('contains the day of joining without a time, which another time zone would move', async () => {
    expect((await start().read()).userAbout.joined).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })
})

describe('POST /profile/update', () => {
  it('updates only sent fields', async () => {
    const { read, send } = start()
    const { header, userAbout } = await read()
    const answer = await send('update', { designation: ' Analyst ', lives: 'Kumasi', username: 'x', email: 'x' })
    const changed = { header: { ...header, designation: 'Analyst' }, userAbout: { ...userAbout, lives: 'Kumasi' } }
    expect(answer.data).toEqual(changed)
    expect(await read()).toMatchObject(changed)
  })

  it.each([
    [{ designation: '' }, 'designation'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ coverImg: 'https://elsewhere.example/x.png' }, 'coverImg'],
    [{ about: 'x'.repeat(601) }, 'about'],
  ])('responds 400 to %o', async (body, field) => {
    const { status, error } = await refusal(start().send('update', body))
    expect({ status, fields: Object.keys(error as object) }).toEqual({ status: 400, fields: [field] })
  })
})

describe('POST /profile/like-post', () => {
  it('likes a post once, and removes the like', async () => {
    const { read, api } = start()
    const [, before] = (await read()).post
    const like = (youLiked: boolean) => api.call(profileApi.likePost, { body: { id: before!.id, youLiked } })
    for (const { post } of [await like(true), await like(true)]) {
      expect(post).toMatchObject({ youLiked: true, likes: before!.likes + 1 })
      expect(post.likedUsers[0]?.username).toBe('Amara Mensah')
    }
    expect((await like(false)).post).toEqual(before)
    expect((await read()).post[1]).toEqual(before)
  })
})

describe('POST /profile/add-comment', () => {
  it('responds 201 with the post, with the comment at its end', async () => {
    const { read, send } = start()
    const [before] = (await read()).post
    const { status, data } = await send('add-comment', { id: String(before!.id), comment: '  See you there! ' })
    expect(status).toBe(201)
    const [post] = (await read()).post
    expect(data).toEqual({ post })
    expect(post!.comments).toBe(before!.comments + 1)
    expect(post!.detailedComments.at(-1)).toEqual({
      id: expect.any(Number) as number,
      avatar: '/images/avatars/01.svg',
      username: 'Amara Mensah',
      comment: 'See you there!',
      commentedAt: now().toISOString(),
      isYours: true,
    })
  })

  it('by another user cannot be deleted', async () => {
    const { axios, read } = start()
    const before = await read()
    const { id } = before.post[0]!.detailedComments[0]!
    expect((await refusal(axios.delete('/profile/delete-comment', { params: { id } }))).status).toBe(403)
    expect(await read()).toEqual(before)
  })

  it.each(['', '   ', 'x'.repeat(1001), 7, undefined])('responds 400 to the comment %o', async (comment) => {
    expect(await refusal(start().send('add-comment', { id: 1, comment }))).toMatchObject({
      status: 400,
      error: { comment: expect.any(String) as string },
    })
  })
})

describe('POST /profile/add-post', () => {
  it('responds 201 with the post, which is the newest, by the current user', async () => {
    const { read, send } = start()
    const { status, data } = await send('add-post', { postText: '  <b>Good</b> morning ', postImg: '' })
    const [post] = (await read()).post
    expect({ status, data }).toEqual({ status: 201, data: { post } })
    expect(post).toMatchObject({
      username: 'Amara Mensah',
      postText: '<b>Good</b> morning',
      postTime: now().toISOString(),
      likes: 0,
      comments: 0,
      isYours: true,
    })
  })

  it.each([
    [{ postText: ' ', postImg: '' }, 'postText'],
    [{ postText: 'x'.repeat(2001), postImg: '' }, 'postText'],
    [{ postText: 'Look', postImg: 'https://elsewhere.example/x.png' }, 'postImg'],
    [{ postText: 'Look', postImg: 'data:image/svg+xml;base64,PHN2Zz4=' }, 'postImg'],
  ])('responds 400 to %o', async (body, field) => {
    const { status, error } = await refusal(start().send('add-post', body))
    expect({ status, fields: Object.keys(error as object) }).toEqual({ status: 400, fields: [field] })
  })
})

describe('an own post', () => {
  it('is deleted with its comments, and restored to its position', async () => {
    const { api, read } = start()
    const before = (await read()).post
    const { id } = before[2]!
    await api.call(profileApi.removePost, { query: { id } })
    expect((await read()).post).toEqual(before.filter((post) => post.id !== id))
    expect((await api.call(profileApi.restorePost, { body: { id } })).post).toEqual(before[2])
    expect((await read()).post).toEqual(before)
  })

  it('cannot be edited by others', async () => {
    const { axios, backend } = startBackend({ authorize: true })
    const as = async (name: string) => {
      const credentials = { email: `${name}@demo.com`, password: name }
      const { data } = await axios.post<{ accessToken: string }>('/jwt/login', credentials)
      return { headers: { Authorization: `Bearer ${data.accessToken}` } }
    }
    const registration = { email: 'kofi@demo.com', username: 'kofi', password: 'Kofi-1957' }
    const { data } = await axios.post<{ accessToken: string }>('/jwt/register', registration)
    const kofi = { headers: { Authorization: `Bearer ${data.accessToken}` } }
    const admin = await as('admin')
    const first = async (asker: typeof admin) => (await axios.get<Profile>('/profile/data', asker)).data.post[0]!
    const post = await first(admin)
    expect([post.isYours, (await first(kofi)).isYours]).toEqual([true, false])
    const change = { id: post.id, postText: 'Mine', postImg: '' }
    expect((await refusal(axios.post('/profile/update-post', change, kofi))).status).toBe(403)
    expect((await refusal(axios.delete(`/profile/delete-post?id=${post.id}`, kofi))).status).toBe(403)
    expect(await first(admin)).toEqual(post)
    backend.uninstall()
  })
})

describe('pages, messages of the feed and suggestions', () => {
  it.each([
    ['favorite-page', 'suggestedPages', 'favorite'],
    ['favorite-feed', 'twitterFeeds', 'favorite'],
    ['befriend', 'suggestions', 'isFriend'],
  ] as const)('%s is stored', async (call, list, field) => {
    const { read, send } = start()
    const before = await read()
    for (const value of [true, false]) {
      expect((await send(call, { id: 2, [field]: value })).data).toEqual({})
      const after = await read()
      expect(after[list][1]).toEqual({ ...before[list][1], [field]: value })
      expect(after[list][0]).toEqual(before[list][0])
    }
    expect((await refusal(send(call, { id: 2, [field]: 'yes' }))).status).toBe(400)
  })
})

describe('POST /profile/vote', () => {
  it('counts one vote, which can move', async () => {
    const { api, read } = start()
    const before = (await read()).polls
    expect(before.some(({ youVoted }) => youVoted)).toBe(false)
    const vote = async (id: number) => (await api.call(profileApi.vote, { body: { id } })).polls
    await vote(4)
    const polls = await vote(3)
    expect(polls.map(({ youVoted }) => youVoted)).toEqual([false, false, true, false])
    expect(polls[3]).toEqual({ ...before[3], result: expect.any(Number) as number })
    expect(polls[2]?.votedUser).toHaveLength(before[2]!.votedUser.length + 1)
    expect((await read()).polls).toEqual(polls)
  })
})
