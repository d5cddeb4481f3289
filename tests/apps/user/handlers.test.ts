import { describe, expect, it } from 'vitest'
import { userApi } from '@/redux/apps/user/contract'
import { userDetailsSchema } from '@/redux/apps/user/detailsSchema'
import type { User } from '@/redux/apps/user/schema'
import { userSchema } from '@/redux/apps/user/schema'
import { refusal, startBackend } from '../../support/backend'

function names(users: readonly User[]): string[] {
  return users.map(({ fullName }) => fullName)
}

describe('the list of users', () => {
  it('answers 50 sample users that are what the schema says', async () => {
    const { api } = startBackend()
    const users = await api.call(userApi.all, {})
    expect(users).toHaveLength(50)
    for (const user of users) expect(userSchema.parse(user)).toEqual(user)
    expect(new Set(users.map(({ email }) => email.toLowerCase())).size).toBe(50)
    expect(new Set(users.map(({ username }) => username.toLowerCase())).size).toBe(50)
  })

  it('holds every role, plan, status and way of billing', async () => {
    const users = await startBackend().api.call(userApi.all, {})
    expect(new Set(users.map(({ role }) => role)).size).toBe(5)
    expect(new Set(users.map(({ currentPlan }) => currentPlan)).size).toBe(4)
    expect(new Set(users.map(({ status }) => status)).size).toBe(3)
    expect(new Set(users.map(({ billing }) => billing)).size).toBe(4)
  })

  it('answers the first ten by full name, ascending, unless told otherwise', async () => {
    const { api } = startBackend()
    const { users, total } = await api.call(userApi.list, { query: {} })
    const all = await api.call(userApi.all, {})
    expect(total).toBe(50)
    expect(names(users)).toEqual(
      names(all)
        .sort((a, b) => a.localeCompare(b))
        .slice(0, 10),
    )
  })

  it('pages on, and answers an empty page past the end with the right total', async () => {
    const { api } = startBackend()
    const first = await api.call(userApi.list, { query: { perPage: 25 } })
    const second = await api.call(userApi.list, { query: { perPage: 25, page: 2 } })
    expect(new Set([...first.users, ...second.users].map(({ id }) => id)).size).toBe(50)
    expect(await api.call(userApi.list, { query: { page: 99 } })).toEqual({ users: [], total: 50 })
  })

  it.each(['email', 'fullName', 'billing'] as const)('finds users by %s, without regard to case', async (field) => {
    const { api } = startBackend()
    const [sample] = await api.call(userApi.all, {})
    const value = sample?.[field] ?? ''
    const { users, total } = await api.call(userApi.list, { query: { q: `  ${value.toUpperCase()} `, perPage: 50 } })
    const expected = (await api.call(userApi.all, {})).filter(({ email, fullName, billing }) =>
      [email, fullName, billing].some((text) => text.toLowerCase().includes(value.toLowerCase())),
    )
    expect(total).toBe(expected.length)
    expect(users.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort())
  })

  it('does not search other fields, such as the company', async () => {
    const { api } = startBackend()
    await api.call(userApi.add, {
      body: { fullName: 'Test Person', email: 'tp@x.example', role: 'editor', company: 'Zzyzx Ltd' },
    })
    expect((await api.call(userApi.list, { query: { q: 'zzyzx' } })).total).toBe(0)
  })

  it.each([
    ['role', 'editor'],
    ['status', 'pending'],
    ['currentPlan', 'team'],
  ] as const)('filters by %s', async (filter, value) => {
    const { api } = startBackend()
    const { users, total } = await api.call(userApi.list, { query: { [filter]: value, perPage: 50 } })
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThan(50)
    expect(users.every((user) => user[filter] === value)).toBe(true)
  })

  it('matches no row with an unknown filter value, and every row with an empty one', async () => {
    const { api } = startBackend()
    expect((await api.call(userApi.list, { query: { role: 'wizard' } })).total).toBe(0)
    expect((await api.call(userApi.list, { query: { role: '', status: '' } })).total).toBe(50)
  })

  it('sorts by any field of the row, both ways', async () => {
    const { api } = startBackend()
    const up = await api.call(userApi.list, { query: { sortColumn: 'id', perPage: 50 } })
    const down = await api.call(userApi.list, { query: { sortColumn: 'id', sort: 'desc', perPage: 50 } })
    expect(up.users.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
    expect(down.users).toEqual(up.users.toReversed())
    for (const column of Object.keys(userSchema.shape)) {
      await expect(api.call(userApi.list, { query: { sortColumn: column as keyof User } })).resolves.toHaveProperty(
        'total',
        50,
      )
    }
  })

  it.each([
    ['an unknown column', { sortColumn: 'password' }],
    ['an unknown direction', { sort: 'up' }],
    ['page 0', { page: 0 }],
    ['a page that is no number', { page: 'two' }],
    ['half a page', { perPage: 2.5 }],
  ])('refuses %s with a 400', async (_, params) => {
    const { axios } = startBackend()
    expect(await refusal(axios.get('/api/users/list/data', { params }))).toMatchObject({ status: 400 })
  })
})

describe('one user', () => {
  it('is found by id, as a number or as text', async () => {
    const { axios } = startBackend()
    for (const id of [7, '7']) {
      const { data } = await axios.get<{ user: User }>('/api/users/user', { params: { id } })
      expect(data.user.id).toBe(7)
    }
  })

  it('is a 400 without an id', async () => {
    const { axios } = startBackend()
    for (const params of [{}, { id: '' }]) {
      expect((await refusal(axios.get('/api/users/user', { params }))).status).toBe(400)
    }
  })

  it.each([51, 0, 'seven'])('is a 404 for the id %j', async (id) => {
    const { axios } = startBackend()
    expect((await refusal(axios.get('/api/users/user', { params: { id } }))).status).toBe(404)
  })
})

describe('adding a user', () => {
  const someone = { fullName: ' Ngozi Adichie ', email: 'Ngozi@North.example', role: 'author' } as const

  it('answers 201 with the user: next id, texts trimmed, the rest by default', async () => {
    const { axios } = startBackend()
    const { status, data } = await axios.post<{ user: User }>('/apps/users/add-user', someone)
    expect(status).toBe(201)
    expect(data.user).toMatchObject({
      id: 51,
      fullName: 'Ngozi Adichie',
      email: 'Ngozi@North.example',
      username: 'ngozi',
      status: 'pending',
      currentPlan: 'basic',
      avatar: '',
    })
  })

  it('puts the user in the list', async () => {
    const { api } = startBackend()
    await api.call(userApi.add, { body: someone })
    expect((await api.call(userApi.list, { query: { q: 'ngozi@north' } })).users).toHaveLength(1)
  })

  it('gives each user without one a user name of its own', async () => {
    const { api } = startBackend()
    await api.call(userApi.add, { body: someone })
    const { user } = await api.call(userApi.add, { body: { ...someone, email: 'ngozi@south.example' } })
    expect(user.username).toBe('ngozi2')
  })

  it.each(['fullName', 'email', 'role'] as const)('needs a %s', async (field) => {
    const { axios } = startBackend()
    const { status, error } = await refusal(axios.post('/apps/users/add-user', { ...someone, [field]: undefined }))
    expect(status).toBe(400)
    expect(Object.keys(error as object)).toEqual([field])
  })

  it('refuses an email and a user name that are taken, whatever their case, each at its field', async () => {
    const { api, axios } = startBackend()
    const [first] = await api.call(userApi.all, {})
    const taken = { ...someone, email: first?.email.toUpperCase(), username: first?.username.toUpperCase() }
    expect(await refusal(axios.post('/apps/users/add-user', taken))).toEqual({
      status: 400,
      error: { email: 'taken', username: 'taken' },
    })
    expect(await api.call(userApi.all, {})).toHaveLength(50)
  })

  it.each(['nobody', 'not json {', '[]', ''])('refuses the body %j', async (body) => {
    const { axios } = startBackend()
    const headers = { 'Content-Type': 'application/json' }
    expect((await refusal(axios.post('/apps/users/add-user', body, { headers }))).status).toBe(400)
  })
})

describe('changing users', () => {
  it('changes only the fields that are sent', async () => {
    const { api } = startBackend()
    const { user: before } = await api.call(userApi.one, { query: { id: 3 } })
    const { user } = await api.call(userApi.update, { body: { id: 3, company: ' Acacia ' } })
    expect(user).toEqual({ ...before, company: 'Acacia' })
    expect((await api.call(userApi.one, { query: { id: 3 } })).user).toEqual(user)
  })

  it('lets a user keep its own email, but not take another’s', async () => {
    const { api } = startBackend()
    const { user: own } = await api.call(userApi.one, { query: { id: 3 } })
    const { user: other } = await api.call(userApi.one, { query: { id: 4 } })
    await expect(api.call(userApi.update, { body: { id: 3, email: own.email } })).resolves.toBeDefined()
    expect(await refusal(api.call(userApi.update, { body: { id: 3, email: other.email } }))).toMatchObject({
      status: 400,
      error: { email: 'taken' },
    })
  })

  it('changes several at once, or none where one is unknown', async () => {
    const { api } = startBackend()
    const change = { dataToUpdate: { status: 'inactive' } } as const
    const { users } = await api.call(userApi.updateMany, { body: { userIds: [5, 6, 5], ...change } })
    expect(users.map(({ id, status }) => [id, status])).toEqual([
      [5, 'inactive'],
      [6, 'inactive'],
    ])
    const before = await api.call(userApi.all, {})
    expect((await refusal(api.call(userApi.updateMany, { body: { userIds: [7, 99], ...change } }))).status).toBe(404)
    expect(await api.call(userApi.all, {})).toEqual(before)
  })
})

describe('deleting and restoring users', () => {
  it('removes one by its id', async () => {
    const { axios, api } = startBackend()
    const { status, data } = await axios.delete<unknown>('/apps/users/delete', { params: { id: '9' } })
    expect([status, data]).toEqual([200, {}])
    expect((await refusal(api.call(userApi.one, { query: { id: 9 } }))).status).toBe(404)
    expect((await refusal(api.call(userApi.remove, { query: { id: 9 } }))).status).toBe(404)
  })

  it('puts users back with their ids, where they stood', async () => {
    const { api } = startBackend()
    const before = await api.call(userApi.all, {})
    await api.call(userApi.removeMany, { body: { userIds: [10, 1, 50, 11] } })
    expect(await api.call(userApi.all, {})).toHaveLength(46)
    await api.call(userApi.restore, { body: { userIds: [50, 11, 1, 10] } })
    expect(await api.call(userApi.all, {})).toEqual(before)
  })

  it('restores nobody who was not removed', async () => {
    const { api } = startBackend()
    expect((await refusal(api.call(userApi.restore, { body: { userIds: [3] } }))).status).toBe(404)
  })
})

describe('the details of a user', () => {
  it('who was added a moment ago tell of nothing that has not happened', async () => {
    const { api } = startBackend()
    const { user } = await api.call(userApi.add, {
      body: { fullName: 'Test Person', email: 'tp@x.example', role: 'editor', country: 'Netherlands' },
    })
    const { details } = await api.call(userApi.details, { query: { id: user.id } })
    expect(userDetailsSchema.parse(details)).toEqual(details)
    expect(details).toMatchObject({ projects: [], timeline: [], devices: [], paymentMethods: [] })
    expect(details.about).toMatchObject({ tasksDone: 0, projectsDone: 0, joined: '2026-11-18T10:00:00.000Z' })
  })

  it('are what the schema says, for every user, and the same when asked again', async () => {
    const { api } = startBackend()
    for (const { id } of await api.call(userApi.all, {})) {
      const { details } = await api.call(userApi.details, { query: { id } })
      expect(userDetailsSchema.parse(details)).toEqual(details)
      expect((await api.call(userApi.details, { query: { id } })).details).toEqual(details)
    }
  })

  it('keep what is changed, and leave the rest as it was', async () => {
    const { api } = startBackend()
    const { details: before } = await api.call(userApi.details, { query: { id: 8 } })
    const twoFactor = { enabled: true, method: 'sms', phone: '+44 20 7946 0000' } as const
    await api.call(userApi.updateDetails, { body: { userId: 8, twoFactor } })
    expect((await api.call(userApi.details, { query: { id: 8 } })).details).toEqual({ ...before, twoFactor })
  })

  it('say when the password was changed, and refuse a weak one', async () => {
    const { api } = startBackend()
    const { details } = await api.call(userApi.changePassword, { body: { userId: 8, password: 'Corner-Shop-7' } })
    expect(details.passwordChangedAt).toBe('2026-11-18T10:00:00.000Z')
    const weak = { userId: 8, password: 'short' }
    expect(await refusal(api.call(userApi.changePassword, { body: weak }))).toMatchObject({ status: 400 })
  })

  it('never hold a password', async () => {
    const { api } = startBackend()
    await api.call(userApi.changePassword, { body: { userId: 8, password: 'Corner-Shop-7' } })
    expect(JSON.stringify(await api.call(userApi.details, { query: { id: 8 } }))).not.toContain('Corner-Shop-7')
  })
})
