import { describe, expect, it } from 'vitest'
import { emailApi } from '@/redux/apps/email/contract'
import { userApi } from '@/redux/apps/user/contract'
import { sessionApi } from '@/redux/shell/session/contract'
import { checkAddresses } from '@/views/apps/user/list/addresses'
import { refusal, startBackend } from '../../support/backend'

const password = 'Nine Green Bottles'

function open(now = () => new Date('2026-11-18T10:00:00Z')) {
  const { api } = startBackend({ now })
  const invite = async (...emails: string[]) =>
    (await api.call(userApi.invite, { body: { emails, role: 'author' } })).users
  const linkFor = async (email: string) => {
    const { emails } = await api.call(emailApi.list, { query: { q: 'invited', folder: 'inbox' } })
    const mail = emails.find(({ to }) => to.some((receiver) => receiver.email === email))
    return /\/join\?token=([\w-]+)/.exec(mail?.message ?? '')?.[1] ?? ''
  }
  const accept = (token: string) => api.call(userApi.accept, { body: { token, fullName: 'Rosa Blum', password } })
  const one = async (id: number) => (await api.call(userApi.one, { query: { id } })).user
  return { api, invite, linkFor, accept, one }
}

describe('an invitation', () => {
  it('adds pending users, whose emails let them in', async () => {
    const { api, invite, linkFor, accept, one } = open()
    const [rosa, ida] = await invite('rosa.blum@x.example', 'IDA@x.example', 'Rosa.Blum@x.example')
    expect(rosa).toMatchObject({ fullName: 'Rosa Blum', role: 'author', status: 'pending' })
    expect(rosa?.invitedAt).toBe('2026-11-18T10:00:00.000Z')
    expect(ida?.email).toBe('IDA@x.example')

    const token = await linkFor('rosa.blum@x.example')
    const login = { body: { email: 'rosa.blum@x.example', password } }
    expect((await refusal(api.call(sessionApi.login, login))).status).toBe(400)
    expect(await accept(token)).toEqual({ email: 'rosa.blum@x.example' })
    expect((await one(rosa!.id)).status).toBe('active')
    const { userData } = await api.call(sessionApi.login, login)
    expect(userData.fullName).toBe('Rosa Blum')
    // Exactly the permissions of an author.
    expect(userData.ability).not.toContainEqual({ action: 'manage', subject: 'all' })
    expect((await refusal(accept(token))).status).toBe(404)
  })

  it('reports each invalid or taken address', async () => {
    const { invite } = open()
    expect(await refusal(invite('new@x.example', 'ADMIN@demo.com'))).toEqual({
      status: 400,
      error: { 'emails.1': 'taken' },
    })
    expect(await refusal(invite('new@x.example', 'no address'))).toEqual({
      status: 400,
      error: { 'emails.1': 'email' },
    })
    expect((await refusal(invite())).status).toBe(400)
  })

  it('is resent with another link', async () => {
    const { api, invite, linkFor, accept } = open()
    const [rosa] = await invite('rosa@x.example')
    const before = await linkFor('rosa@x.example')
    await api.call(userApi.inviteAgain, { body: { userIds: [rosa!.id] } })
    expect((await refusal(accept(before))).status).toBe(404)
    const { emails } = await api.call(emailApi.list, { query: { q: 'invited', folder: 'inbox' } })
    const tokens = emails.map(({ message }) => /token=([\w-]+)/.exec(message)?.[1]).filter((token) => token !== before)
    expect(await accept(tokens[0] ?? '')).toEqual({ email: 'rosa@x.example' })
    expect((await refusal(api.call(userApi.inviteAgain, { body: { userIds: [rosa!.id] } }))).status).toBe(400)
  })

  it('can be withdrawn, which disables its link until restored', async () => {
    const { api, invite, linkFor, accept } = open()
    const [rosa] = await invite('rosa@x.example')
    const token = await linkFor('rosa@x.example')
    await api.call(userApi.remove, { query: { id: rosa!.id } })
    expect((await refusal(accept(token))).status).toBe(404)
    await api.call(userApi.restore, { body: { userIds: [rosa!.id] } })
    expect(await accept(token)).toEqual({ email: 'rosa@x.example' })
  })

  it('expires after a week, and is invalid for suspended users', async () => {
    let time = Date.parse('2026-11-18T10:00:00Z')
    const { api, invite, linkFor, accept } = open(() => new Date(time))
    const [, ida] = await invite('rosa@x.example', 'ida@x.example')
    const [rosaLink, idaLink] = [await linkFor('rosa@x.example'), await linkFor('ida@x.example')]
    await api.call(userApi.update, { body: { id: ida!.id, status: 'inactive' } })
    expect((await refusal(accept(idaLink))).status).toBe(404)
    time += 7 * 24 * 60 * 60_000
    expect((await refusal(accept(rosaLink))).status).toBe(404)
  })
})

describe('addresses in a text', () => {
  it.each([
    ['a@x.example', ['a@x.example'], []],
    ['a@x.example, b@x.example;c@x.example\n\td@x.example ', 'abcd'.split('').map((name) => `${name}@x.example`), []],
    ['a@x.example A@X.example a@x.example', ['a@x.example'], []],
    ['a@x.example, nobody, @x', ['a@x.example'], ['nobody', '@x']],
    [' ,; ', [], []],
  ])('%j are split and checked one by one', (text, good, wrong) => {
    expect(checkAddresses(text)).toEqual({ good, wrong })
  })
})
