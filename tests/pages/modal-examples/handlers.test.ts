import { describe, expect, it } from 'vitest'
import { modalExamplesApi } from '@/redux/pages/modal-examples/contract'
import type { ExamplesChange } from '@/redux/pages/modal-examples/schema'
import { refusal, startBackend } from '../../support/backend'

function start() {
  const { api, axios } = startBackend()
  return {
    data: async () => (await api.call(modalExamplesApi.data, {})).examples,
    change: async (body: ExamplesChange) => (await api.call(modalExamplesApi.update, { body })).examples,
    send: (body: unknown) => axios.post<unknown>('/modal-examples/update', body),
  }
}

describe('values of the dialogs', () => {
  it('are updated in parts', async () => {
    const { data, change } = start()
    const before = await data()
    const app = { id: 1, name: ' Tea ', category: 'store', framework: 'vue', database: 'mysql' } as const
    const after = await change({ apps: [{ ...app, brand: 'visa', last4: '4242' }], signIn: 'key' })
    expect(after).toEqual({
      ...before,
      apps: [{ ...app, name: 'Tea', brand: 'visa', last4: '4242' }],
      signIn: 'key',
    })
    expect(await data()).toEqual(after)
  })

  it.each([
    [{ members: [] }, 'members'],
    [{ referrals: [{ id: 1, email: 'rosa', sentAt: '' }] }, 'referrals.0.email'],
    [
      {
        referrals: [
          { id: 1, email: 'rosa@example.com', sentAt: '' },
          { id: 2, email: 'Rosa@example.com', sentAt: '' },
        ],
      },
      'referrals',
    ],
    [{ person: { fullName: '' } }, 'person.fullName'],
    [{ signIn: 'magic' }, 'signIn'],
    [{ apps: [{ id: 1, name: 'x', last4: '4242424242424242' }] }, 'apps.0.category'],
    [{ billingAddress: {} }, 'billingAddress.company'],
  ])('are rejected for %o', async (body, field) => {
    const { status, error } = await refusal(start().send(body))
    expect(status).toBe(400)
    expect(Object.keys(error as object)).toContain(field)
  })

  it('are separate for each user, with read-only fields', async () => {
    const { axios } = startBackend({ authorize: true })
    const registration = { username: 'zoe', email: 'zoe@polar.example', password: 'x' }
    const { data } = await axios.post<{ accessToken: string }>('/jwt/register', registration)
    const login = await axios.post<{ accessToken: string }>('/jwt/login', {
      email: 'admin@demo.com',
      password: 'admin',
    })
    const as = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })
    await axios.post('/modal-examples/update', { signIn: 'key', referralLink: 'x' }, as(data.accessToken))
    const mine = await axios.get('/modal-examples/data', as(data.accessToken))
    expect(mine.data).toMatchObject({
      examples: { signIn: 'key', referralLink: expect.stringMatching(/^https/) as string },
    })
    const hers = await axios.get('/modal-examples/data', as(login.data.accessToken))
    expect(hers.data).toMatchObject({ examples: { signIn: 'password' } })
  })
})
