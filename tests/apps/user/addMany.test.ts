import { describe, expect, it } from 'vitest'
import { userApi } from '@/redux/apps/user/contract'
import type { NewUser } from '@/redux/apps/user/schema'
import { mostAdded } from '@/redux/apps/user/schema'
import { refusal, startBackend } from '../../support/backend'

const rosa = { fullName: 'Rosa Blum', email: 'rosa.blum@x.example', role: 'author' }
const ida = { fullName: 'Ida Lund', email: 'ida@x.example', role: 'editor' }

function open() {
  const { api } = startBackend()
  return {
    api,
    addMany: (...users: readonly NewUser[]) => api.call(userApi.addMany, { body: { users } }),
    total: async () => (await api.call(userApi.list, { query: {} })).total,
  }
}

describe('adding several users', () => {
  it('assigns ids, defaults and roles, and details that start today', async () => {
    const { api, addMany, total } = open()
    const { users, refused } = await addMany(rosa, { ...ida, status: 'active', currentPlan: 'team' })
    expect(refused).toEqual([])
    expect(users).toMatchObject([
      { ...rosa, username: 'rosa.blum', status: 'pending', currentPlan: 'basic' },
      { ...ida, username: 'ida', status: 'active', currentPlan: 'team' },
    ])
    expect(new Set(users.map(({ id }) => id)).size).toBe(2)
    expect(await total()).toBe(52)
    const { details } = await api.call(userApi.details, { query: { id: users[1]!.id } })
    expect(details.projects).toEqual([])
  })

  it('reports for each row why it was rejected, and adds the others', async () => {
    const { addMany, total } = open()
    const rows = [
      { ...rosa, email: 'no address' },
      ida,
      { ...rosa, email: 'ADMIN@demo.com' },
      { ...rosa, email: 'IDA@x.example' },
      { ...rosa, role: 'wizard' },
      { ...rosa, username: 'ida', email: 'other@x.example', fullName: '' },
      'no row' as unknown as NewUser,
      rosa,
    ]
    const { users, refused } = await addMany(...rows)
    expect(users.map(({ email }) => email)).toEqual([ida.email, rosa.email])
    expect(refused).toEqual([
      { index: 0, error: { email: 'email' } },
      { index: 2, error: { email: 'taken' } },
      { index: 3, error: { email: 'taken' } },
      { index: 4, error: { role: 'choice' } },
      { index: 5, error: { fullName: 'required' } },
      { index: 6, error: { row: expect.any(String) as string } },
    ])
    expect(await total()).toBe(52)
  })

  it('generates usernames that are unique in the file', async () => {
    const { addMany } = open()
    const { users } = await addMany(rosa, { ...ida, username: 'Rosa.Blum' }, { ...rosa, email: 'rosa.blum@y.example' })
    expect(users.map(({ username }) => username)).toEqual(['rosa.blum2', 'Rosa.Blum', 'rosa.blum3'])
  })

  it('rejects none and too many', async () => {
    const { addMany } = open()
    expect((await refusal(addMany())).status).toBe(400)
    const many = Array.from({ length: mostAdded + 1 }, () => rosa)
    expect((await refusal(addMany(...many))).status).toBe(400)
  })

  it('adds thousands at once, which one request deletes again', async () => {
    const { api, addMany, total } = open()
    const rows = Array.from({ length: 3000 }, (_, index) => ({ ...rosa, email: `rosa${index}@x.example` }))
    const { users } = await addMany(...rows)
    expect(users).toHaveLength(3000)
    await api.call(userApi.removeMany, { body: { userIds: users.map(({ id }) => id) } })
    expect(await total()).toBe(50)
  })

  it('never assigns the id or details of a deleted user', async () => {
    const { api, addMany } = open()
    const first = (await addMany(rosa)).users[0]!
    const twoFactor = { enabled: true, method: 'sms', phone: '+1 555 0100' } as const
    await api.call(userApi.updateDetails, { body: { userId: first.id, twoFactor } })
    await api.call(userApi.remove, { query: { id: first.id } })
    const second = (await addMany(ida)).users[0]!
    expect(second.id).toBe(first.id + 1)
    expect((await api.call(userApi.details, { query: { id: second.id } })).details.twoFactor.enabled).toBe(false)
  })
})
