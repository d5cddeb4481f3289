import { describe, expect, it } from 'vitest'
import { sessionApi } from '@/redux/shell/session/contract'
import { refusal } from '../../support/backend'
import { unique, useServer } from '../../contract/server'

const { api } = useServer()

describe('an account', () => {
  it('is registered once per email and username, and refreshes its tokens', async () => {
    const name = unique('rosa').replace(' ', '.')
    const body = { email: `${name}@example.com`, username: name, password: 'Nine Green Bottles' }
    const opened = await api.call(sessionApi.register, { body })
    if (opened.error) throw new Error('A free email was refused.')
    expect(opened.user).toMatchObject({ email: body.email, username: name, fullName: '', avatar: null })
    expect(opened.user).not.toHaveProperty('password')

    expect(await api.call(sessionApi.register, { body })).toEqual({
      error: { email: 'This email is already in use.', username: 'This username is already in use.' },
    })
    const { refreshToken } = await api.call(sessionApi.login, { body })
    const { userData } = await api.call(sessionApi.refresh, { body: { refreshToken } })
    expect(userData.email).toBe(body.email)
    const wrong = await refusal(api.call(sessionApi.login, { body: { ...body, password: 'x' } }))
    expect(wrong).toEqual({ status: 400, error: { email: ['Email or Password is Invalid'] } })
    const forged = await refusal(api.call(sessionApi.refresh, { body: { refreshToken: `${refreshToken}x` } }))
    expect(forged).toEqual({ status: 401, error: 'Invalid refresh token' })
  })
})
