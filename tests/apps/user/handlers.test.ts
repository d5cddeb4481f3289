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
  it('returns 50 sample users that match the schema', async () => {
    const { api } = startBackend()
    const users = await api.call(userApi.all, {})
    expect(users).toHaveLength(50)
    for (const user of users) expect(userSchema.parse(user)).toEqual(user)
    expect(new Set(users.map(({ email }) => email.toLowerCase())).size).toBe(50)
    expect(new Set(users.map(({ username }) => username.toLowerCase())).size).toBe(50)
  })

  it('defaults to the first ten by full name, ascending', async () => {
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

  it.each(['email', 'fullName', 'billing'] as const)('finds users by %s, ignoring case', async (field) => {
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
})

describe('adding a user', () => {
  const someone = { fullName: ' Ngozi Adichie ', email: 'Ngozi@North.example', role: 'author' } as const

  it('responds 201 with the user: next id, trimmed texts, defaults for the rest', async () => {
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

  it('generates a missing username', async () => {
    const { api } = startBackend()
    await api.call(userApi.add, { body: someone })
    const { user } = await api.call(userApi.add, { body: { ...someone, email: 'ngozi@south.example' } })
    expect(user.username).toBe('ngozi2')
  })

  it.each(['fullName', 'email', 'role'] as const)('requires a %s', async (field) => {
    const { axios } = startBackend()
    const { status, error } = await refusal(axios.post('/apps/users/add-user', { ...someone, [field]: undefined }))
    expect(status).toBe(400)
    expect(Object.keys(error as object)).toEqual([field])
  })

  it('rejects a taken email and username, in any case, each at its field', async () => {
    const { api, axios } = startBackend()
    const [first] = await api.call(userApi.all, {})
    const taken = { ...someone, email: first?.email.toUpperCase(), username: first?.username.toUpperCase() }
    expect(await refusal(axios.post('/apps/users/add-user', taken))).toEqual({
      status: 400,
      error: { email: 'taken', username: 'taken' },
    })
  })
})

describe('updating users', () => {
  it("accepts a user's own email, but not another’s", async () => {
    const { api } = startBackend()
    const { user: own } = await api.call(userApi.one, { query: { id: 3 } })
    const { user: other } = await api.call(userApi.one, { query: { id: 4 } })
    await expect(api.call(userApi.update, { body: { id: 3, email: own.email } })).resolves.toBeDefined()
    expect(await refusal(api.call(userApi.update, { body: { id: 3, email: other.email } }))).toMatchObject({
      status: 400,
      error: { email: 'taken' },
    })
  })

  it('updates several, or none if one is unknown', async () => {
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
  it('restores users with their ids, to their positions', async () => {
    const { api } = startBackend()
    const before = await api.call(userApi.all, {})
    await api.call(userApi.removeMany, { body: { userIds: [10, 1, 50, 11] } })
    expect(await api.call(userApi.all, {})).toHaveLength(46)
    await api.call(userApi.restore, { body: { userIds: [50, 11, 1, 10] } })
    expect(await api.call(userApi.all, {})).toEqual(before)
  })
})

describe('user details', () => {
  it('of a new user contain no past', async () => {
    const { api } = startBackend()
    const { user } = await api.call(userApi.add, {
      body: { fullName: 'Test Person', email: 'tp@x.example', role: 'editor', country: 'Netherlands' },
    })
    const { details } = await api.call(userApi.details, { query: { id: user.id } })
    expect(userDetailsSchema.parse(details)).toEqual(details)
    expect(details).toMatchObject({ projects: [], timeline: [], devices: [], paymentMethods: [] })
    expect(details.about).toEqual({
      languages: [],
      timeZone: '',
      taxId: '',
      lastLogin: '',
      joined: '2026-11-18T10:00:00.000Z',
      tasksDone: 0,
      projectsDone: 0,
    })
    expect(details.billingAddress).toMatchObject({ taxId: '', street: '', city: '', country: 'Netherlands' })
  })

  it('match the schema, for every user, and are stable', async () => {
    const { api } = startBackend()
    for (const { id } of await api.call(userApi.all, {})) {
      const { details } = await api.call(userApi.details, { query: { id } })
      expect(userDetailsSchema.parse(details)).toEqual(details)
      expect((await api.call(userApi.details, { query: { id } })).details).toEqual(details)
    }
  })

  it('store updates, and keep the rest', async () => {
    const { api } = startBackend()
    const { details: before } = await api.call(userApi.details, { query: { id: 8 } })
    const twoFactor = { enabled: true, method: 'sms', phone: '+44 20 7946 0000' } as const
    await api.call(userApi.updateDetails, { body: { userId: 8, twoFactor } })
    expect((await api.call(userApi.details, { query: { id: 8 } })).details).toEqual({ ...before, twoFactor })
  })

  it('contain the date of the last password change; weak passwords are rejected', async () => {
    const { api } = startBackend()
    const { details } = await api.call(userApi.changePassword, { body: { userId: 8, password: 'Corner-Shop-7' } })
    expect(details.passwordChangedAt).toBe('2026-11-18T10:00:00.000Z')
    const weak = { userId: 8, password: 'short' }
    expect(await refusal(api.call(userApi.changePassword, { body: weak }))).toMatchObject({ status: 400 })
  })

  it('never contain a password', async () => {
    const { api } = startBackend()
    await api.call(userApi.changePassword, { body: { userId: 8, password: 'Corner-Shop-7' } })
    expect(JSON.stringify(await api.call(userApi.details, { query: { id: 8 } }))).not.toContain('Corner-Shop-7')
  })
})
