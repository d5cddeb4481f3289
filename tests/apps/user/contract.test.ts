import { describe, expect, it } from 'vitest'
import { userApi } from '@/redux/apps/user/contract'
import { refusal } from '../../support/backend'
import { unique, useServer } from '../../contract/server'

const { api } = useServer()

describe('a user', () => {
  it('is added, found, updated and deleted; an email is unique', async () => {
    const fullName = unique('Rosa Blum')
    const email = `${fullName.replace(/ /g, '.').toLowerCase()}@example.com`
    const { user } = await api.call(userApi.add, { body: { fullName, email, role: 'author' } })
    expect(user).toMatchObject({ fullName, email, status: 'pending', currentPlan: 'basic', avatar: '' })
    const taken = await refusal(
      api.call(userApi.add, { body: { fullName, email: email.toUpperCase(), role: 'author' } }),
    )
    expect(taken).toMatchObject({ status: 400, error: { email: expect.anything() as unknown } })
    await api.call(userApi.update, { body: { id: user.id, status: 'active' } })
    const found = await api.call(userApi.list, { query: { q: fullName, status: ['active'] } })
    expect(found).toEqual({ users: [{ ...user, status: 'active' }], total: 1 })
    await api.call(userApi.remove, { query: { id: user.id } })
    expect((await refusal(api.call(userApi.one, { query: { id: user.id } }))).status).toBe(404)
  })
})
