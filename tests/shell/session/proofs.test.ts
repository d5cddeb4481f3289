import { beforeEach, describe, expect, it } from 'vitest'
import { emailApi } from '@/redux/apps/email/contract'
import { userApi } from '@/redux/apps/user/contract'
import { accountSettingsApi } from '@/redux/pages/account-settings/contract'
import { badgesApi } from '@/redux/shell/badges/contract'
import { sessionApi } from '@/redux/shell/session/contract'
import { demoCode } from '@/redux/shell/session/demoAccounts'
import { now, refusal, startBackend } from '../../support/backend'

const admin = { email: 'admin@demo.com', password: 'admin' }
const client = { email: 'client@demo.com', password: 'client' }
const newcomer = { email: 'wren@hollow.example', username: 'wren', password: 'Tit for tat 1' }
const password = 'Nine Green Bottles'

let time: number
let sample: ReturnType<typeof startBackend>
beforeEach(() => {
  time = now().getTime()
  sample = startBackend({ now: () => new Date(time) })
})

const later = (seconds: number) => {
  time += seconds * 1000
}
const login = (body: typeof admin) => sample.api.call(sessionApi.login, { body })
const forget = (email: string) => sample.api.call(sessionApi.forgotPassword, { body: { email } })
const reset = (token: string, chosen = password) =>
  sample.api.call(sessionApi.resetPassword, { body: { token, password: chosen } })
const askCode = (email: string) => sample.api.call(sessionApi.sendEmailCode, { body: { email } })
const confirm = (email: string, code: string) => sample.api.call(sessionApi.confirmEmail, { body: { email, code } })

async function letters() {
  const { emails } = await sample.api.call(emailApi.list, { query: {} })
  return emails.filter(({ subject }) => /^Choose a new password|is your code$/.test(subject))
}
const tokenIn = (html: string) => /\/reset-password\?token=([\w-]+)"/.exec(html)?.[1] ?? ''
const newestToken = async () => tokenIn((await letters())[0]?.message ?? '')
const newestCode = async () => /<strong>(\d{6})</.exec((await letters())[0]?.message ?? '')?.[1] ?? ''
const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

describe('a forgotten password', () => {
  it('causes an email, for an existing account', async () => {
    await forget(' Admin@Demo.com ')
    await forget('nobody@demo.com')
    const [mail, ...others] = await letters()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: [{ email: admin.email }], isRead: false, folder: 'inbox' })
    expect(tokenIn(mail!.message)).not.toBe('')
  })

  it('is changed by the link: the new one works, and the old one no longer', async () => {
    await forget(admin.email)
    expect(await reset(await newestToken())).toEqual({})
    expect((await login({ ...admin, password })).userData.id).toBe(1)
    expect(await refusal(login(admin))).toMatchObject({ status: 400 })
    expect((await login(client)).userData.id).toBe(2)
  })

  it('ends existing sessions', async () => {
    const [before, other] = [await login(admin), await login(client)]
    await forget(admin.email)
    await reset(await newestToken())
    const refresh = ({ refreshToken }: typeof before) => sample.api.call(sessionApi.refresh, { body: { refreshToken } })
    expect(await refusal(refresh(before))).toEqual({ status: 401, error: 'Invalid refresh token' })
    expect((await refresh(other)).userData.id).toBe(2)
    expect((await refresh(await login({ ...admin, password }))).userData.id).toBe(1)
  })

  it('is not changed by a used, expired or invalid link', async () => {
    await forget(admin.email)
    const token = await newestToken()
    await reset(token)
    await forget(client.email)
    const late = await newestToken()
    later(30 * 60)
    for (const useless of [token, late, 'made-up']) {
      expect(await refusal(reset(useless))).toMatchObject({ status: 404 })
    }
    expect((await login(client)).userData.id).toBe(2)
  })

  it('is not changed to a weak one, and the link stays valid', async () => {
    await forget(admin.email)
    const token = await newestToken()
    expect(await refusal(reset(token, 'short'))).toMatchObject({ status: 400, error: { password: 'tooShort?min=8' } })
    expect(await reset(token)).toEqual({})
  })

  it('is limited in frequency; the next link replaces the previous one', async () => {
    await forget(admin.email)
    const first = await newestToken()
    await forget(admin.email)
    expect(await letters()).toHaveLength(1)
    later(30)
    await forget(admin.email)
    expect(await letters()).toHaveLength(2)
    expect(await refusal(reset(first))).toMatchObject({ status: 404 })
    expect(await reset(await newestToken())).toEqual({})
  })
})

describe('an email address', () => {
  it('is confirmed by the code of the registration', async () => {
    const { isEmailConfirmed } = await sample.api.call(sessionApi.register, { body: newcomer })
    expect(isEmailConfirmed).toBe(false)
    const code = await newestCode()
    expect(await refusal(confirm(newcomer.email, wrong(code)))).toEqual({ status: 400, error: { code: 'mismatch' } })
    expect(await confirm(newcomer.email, code)).toEqual({})
    expect(await refusal(confirm(newcomer.email, code))).toMatchObject({ status: 404 })
    later(60)
    await askCode(newcomer.email)
    expect(await letters()).toHaveLength(1)
  })

  it('is protected against guessing codes', async () => {
    await askCode(admin.email)
    const code = await newestCode()
    for (let tries = 0; tries < 5; tries += 1)
      expect(await refusal(confirm(admin.email, wrong(code)))).toMatchObject({ status: 400 })
    expect(await refusal(confirm(admin.email, code))).toMatchObject({ status: 404 })
  })

  it('without an account gets the same response', async () => {
    expect(await askCode('nobody@demo.com')).toEqual({})
    expect(await letters()).toEqual([])
    expect(await refusal(confirm('nobody@demo.com', '123456'))).toMatchObject({ status: 404 })
  })
})

describe('a second step', () => {
  const turnOn = (method: 'app' | 'sms') =>
    sample.api.call(accountSettingsApi.updateDetails, {
      body: { twoFactor: { enabled: true, method, phone: '+233 24 555 0142' } },
    })
  const step = (token: string, code = demoCode) => sample.api.call(sessionApi.confirmSignIn, { body: { token, code } })

  async function challenge(): Promise<{ challenge: string; phone?: string }> {
    const { status, error } = await refusal(login(admin))
    expect(status).toBe(401)
    return error as { challenge: string; phone?: string }
  }

  it('is required if enabled in the settings, after the correct password only', async () => {
    await turnOn('sms')
    expect(await challenge()).toEqual({ challenge: expect.any(String) as string, phone: '42' })
    expect(await refusal(login({ ...admin, password: 'wrong' }))).toMatchObject({ status: 400 })
    await turnOn('app')
    expect(await challenge()).toEqual({ challenge: expect.any(String) as string })
  })

  it('logs in with the correct code, once', async () => {
    await turnOn('app')
    const { challenge: token } = await challenge()
    expect(await refusal(step(token, '000000'))).toEqual({ status: 400, error: { code: 'mismatch' } })
    expect((await step(token)).userData.id).toBe(1)
    expect(await refusal(step(token))).toMatchObject({ status: 404 })
  })

  it('expires; a resent code extends the time', async () => {
    await turnOn('sms')
    const { challenge: token } = await challenge()
    later(29 * 60)
    await sample.api.call(sessionApi.sendSignInCode, { body: { token } })
    later(29 * 60)
    expect((await step(token)).userData.id).toBe(1)
    const { challenge: slow } = await challenge()
    later(30 * 60)
    expect(await refusal(step(slow))).toMatchObject({ status: 404 })
    expect(await refusal(sample.api.call(sessionApi.sendSignInCode, { body: { token: slow } }))).toMatchObject({
      status: 404,
    })
  })

  it('is the same in the settings and in the list of users', async () => {
    const ofUser = async () => (await sample.api.call(userApi.details, { query: { id: 1 } })).details.twoFactor
    expect((await ofUser()).enabled).toBe(false)
    await turnOn('sms')
    expect(await ofUser()).toEqual({ enabled: true, method: 'sms', phone: '+233 24 555 0142' })
    const off = { enabled: false, method: 'app' as const, phone: '' }
    await sample.api.call(userApi.updateDetails, { body: { userId: 1, twoFactor: off } })
    expect((await sample.api.call(accountSettingsApi.details, {})).details.twoFactor).toEqual(off)
    expect((await login(admin)).userData.id).toBe(1)
  })
})

describe('an email of the product', () => {
  const badge = async () => (await sample.api.call(badgesApi.data, {})).badges['apps/email'] ?? 0

  it('is counted before the mailbox is opened, and after', async () => {
    const before = await badge()
    await forget(admin.email)
    expect(await badge()).toBe(before + 1)
    expect((await sample.api.call(emailApi.list, { query: {} })).emailsMeta.inbox).toBe(before + 1)
    expect(await badge()).toBe(before + 1)
  })

  it('can be opened, read, deleted and restored, with the same id', async () => {
    await forget(admin.email)
    const [mail] = await letters()
    const body = { emailIds: [mail!.id] }
    expect((await sample.api.call(emailApi.one, { query: { id: mail!.id } })).subject).toBe(mail!.subject)
    await sample.api.call(emailApi.saveDraft, { body: { subject: 'In between' } })
    await sample.api.call(emailApi.updateMany, { body: { ...body, dataToUpdate: { isRead: true } } })
    expect(await letters()).toMatchObject([{ id: mail!.id, isRead: true }])
    await sample.api.call(emailApi.removeMany, { body })
    expect(await letters()).toEqual([])
    await sample.api.call(emailApi.restore, { body })
    expect(await letters()).toHaveLength(1)
  })
})
