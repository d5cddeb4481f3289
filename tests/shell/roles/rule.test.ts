import { describe, expect, it } from 'vitest'
import { rolesApi } from '@/redux/apps/roles/contract'
import { userApi } from '@/redux/apps/user/contract'
import { rolesApi as roleAbilityApi } from '@/redux/shell/roles/contract'
import type { Matrix } from '@/redux/shell/roles/schema'
import { roleAbilitySchema } from '@/redux/shell/roles/schema'
import { sessionApi } from '@/redux/shell/session/contract'
import { refusal, startBackend } from '../../support/backend'

const none = { read: false, write: false, create: false, delete: false }
const all = { read: true, write: true, create: true, delete: true }
const look = { ...none, read: true }

const [administrator, manager, restricted] = [1, 2, 5]
const [admin, client] = [1, 2]

async function open() {
  const sample = startBackend({ authorize: true })
  const { api, axios } = sample

  async function signIn(name: 'admin' | 'client') {
    const answer = await api.call(sessionApi.login, { body: { email: `${name}@demo.com`, password: name } })
    axios.defaults.headers.common.Authorization = `Bearer ${answer.accessToken}`
    return answer
  }
  async function statusOf(call: Promise<unknown>) {
    const [result] = await Promise.allSettled([call])
    return result.status === 'fulfilled' ? 200 : (await refusal(call)).status
  }
  await signIn('admin')
  return { ...sample, signIn, statusOf }
}

describe('saving a role', () => {
  it('changes at once what its users may request, even with an existing token', async () => {
    const { api, axios, signIn, statusOf } = await open()
    const { accessToken } = await signIn('client')
    const callAs = (token: string) => statusOf(axios.get('/api/users/list/data', { headers: { Authorization: token } }))
    expect(await callAs(`Bearer ${accessToken}`)).toBe(403)
    await signIn('admin')
    await api.call(rolesApi.update, { body: { id: restricted, matrix: { User: look } } })
    expect(await callAs(`Bearer ${accessToken}`)).toBe(200)
    await api.call(rolesApi.update, { body: { id: restricted, matrix: { User: none } } })
    expect(await callAs(`Bearer ${accessToken}`)).toBe(403)
  })

  it('sends the new abilities with the next refresh', async () => {
    const { api, signIn } = await open()
    const { refreshToken } = await signIn('client')
    await signIn('admin')
    await api.call(rolesApi.update, { body: { id: restricted, matrix: { Invoice: { ...look, create: true } } } })
    const { userData } = await api.call(sessionApi.refresh, { body: { refreshToken } })
    expect(userData).toMatchObject({ role: 'client' })
    expect(userData.ability).toEqual([
      { action: 'read', subject: 'Invoice' },
      { action: 'create', subject: 'Invoice' },
      { action: 'read', subject: 'ACL' },
      { action: 'read', subject: 'Auth' },
    ])
  })

  it('grants each permission separately', async () => {
    const { api, signIn, statusOf } = await open()
    await api.call(rolesApi.update, { body: { id: restricted, matrix: { User: { ...none, create: true } } } })
    await signIn('client')
    const newcomer = { fullName: 'Rosa Blum', email: 'rosa@blum.example', role: 'subscriber' }
    expect(await statusOf(api.call(userApi.add, { body: newcomer }))).toBe(200)
    expect(await statusOf(api.call(userApi.list, { query: {} }))).toBe(403)
    expect(await statusOf(api.call(userApi.update, { body: { id: 7, company: 'Elsewhere' } }))).toBe(403)
    expect(await refusal(api.call(userApi.remove, { query: { id: 7 } }))).toEqual({
      status: 403,
      error: 'You don’t have permission to delete User.',
    })
  })
})

describe("changing a user's role", () => {
  it('applies its abilities, and its name', async () => {
    const { api, signIn } = await open()
    await api.call(rolesApi.assign, { body: { userIds: [client], roleId: manager } })
    const { userData } = await signIn('client')
    expect(userData.role).toBe('Manager')
    expect(userData.ability).toContainEqual({ action: 'manage', subject: 'Invoice' })
    await signIn('admin')
    await api.call(rolesApi.assign, { body: { userIds: [client], roleId: administrator } })
    expect((await signIn('client')).userData).toMatchObject({
      role: 'admin',
      ability: [{ action: 'manage', subject: 'all' }],
    })
  })

  it('is the same in users and in roles', async () => {
    const { api, signIn } = await open()
    const { role: made } = await api.call(rolesApi.add, {
      body: { role: { name: 'Auditor', matrix: { Invoice: look } } },
    })
    const held = async () => {
      const { user } = await api.call(userApi.one, { query: { id: client } })
      const { users } = await api.call(rolesApi.users, { query: { q: 'clément roux' } })
      return [user.role, users[0]?.role]
    }
    expect(await held()).toEqual(['subscriber', 'restricted-user'])
    await api.call(userApi.updateMany, { body: { userIds: [client], dataToUpdate: { role: 'editor' } } })
    expect(await held()).toEqual(['editor', 'support'])
    await api.call(rolesApi.assign, { body: { userIds: [client], roleId: manager } })
    expect(await held()).toEqual(['maintainer', 'manager'])
    const { user } = await api.call(userApi.update, { body: { id: client, role: made.key } })
    expect(user.role).toBe('auditor')
    expect(await held()).toEqual(['auditor', 'auditor'])
    expect((await api.call(userApi.list, { query: { role: ['auditor'] } })).users.map(({ id }) => id)).toEqual([client])
    expect((await signIn('client')).userData).toMatchObject({
      role: 'Auditor',
      ability: [
        { action: 'read', subject: 'Invoice' },
        { action: 'read', subject: 'Auth' },
      ],
    })
    await signIn('admin')
    await api.call(rolesApi.remove, { query: { id: made.id, reassignTo: restricted } })
    expect(await held()).toEqual(['subscriber', 'restricted-user'])
    // Both are recorded, after the assignment of the sample data.
    const { changes } = await api.call(rolesApi.history, {})
    const given = changes.filter(({ deed }) => deed === 'roleGiven').map(({ subject }) => subject)
    expect(given).toEqual(['Auditor', 'Manager', 'Support', 'Manager'])
  })

  it('is rejected for an unknown role, and with a word of another list', async () => {
    const { api } = await open()
    for (const role of ['janitor', 'support']) {
      const change = api.call(userApi.update, { body: { id: client, role, company: 'Elsewhere' } })
      expect(await refusal(change)).toEqual({ status: 400, error: { role: 'choice' } })
    }
    const newcomer = { fullName: 'Rosa Blum', email: 'rosa@blum.example', role: 'janitor' }
    expect((await refusal(api.call(userApi.add, { body: newcomer }))).status).toBe(400)
    expect((await api.call(userApi.all, {})).some(({ email }) => email === newcomer.email)).toBe(false)
    const { role } = await api.call(rolesApi.add, { body: { role: { name: 'Editor' } } })
    expect(role.key).toBe('editor-2')
  })

  it('is not required when users save their own row', async () => {
    const { api } = await open()
    const { user } = await api.call(userApi.update, { body: { id: admin, role: 'admin', company: 'Elsewhere' } })
    expect(user).toMatchObject({ role: 'admin', company: 'Elsewhere' })
    const raise = api.call(userApi.update, { body: { id: admin, role: 'editor', company: 'Nowhere' } })
    expect((await refusal(raise)).status).toBe(403)
    expect((await api.call(userApi.one, { query: { id: admin } })).user).toEqual(user)
  })
})

describe('no user', () => {
  async function asRoleKeeper() {
    const opened = await open()
    await opened.api.call(rolesApi.update, { body: { id: restricted, matrix: { ACL: all, Invoice: look } } })
    await opened.signIn('client')
    return opened
  }

  it('may change their own role, except its name', async () => {
    const { api } = await asRoleKeeper()
    const own = (await api.call(rolesApi.list, {})).roles.filter(({ isOwn }) => isOwn)
    expect(own.map(({ id }) => id)).toEqual([restricted])
    const raise = api.call(rolesApi.update, { body: { id: restricted, matrix: { Invoice: all } } })
    expect((await refusal(raise)).status).toBe(403)
    const { role } = await api.call(rolesApi.update, { body: { id: restricted, name: 'Keeper' } })
    expect(role.name).toBe('Keeper')
  })

  it('may assign another role to themselves', async () => {
    const { api } = await asRoleKeeper()
    const body = { userIds: [7, client], roleId: manager }
    expect((await refusal(api.call(rolesApi.assign, { body }))).status).toBe(403)
  })

  it('may grant more permissions than they have', async () => {
    const { api, statusOf } = await asRoleKeeper()
    const add = (matrix: Matrix) => api.call(rolesApi.add, { body: { role: { name: 'Auditor', matrix } } })
    expect((await refusal(add({ Invoice: all }))).status).toBe(403)
    expect(await statusOf(add({ Invoice: look, ACL: all }))).toBe(200)
    expect((await refusal(api.call(rolesApi.assign, { body: { userIds: [7], roleId: administrator } }))).status).toBe(
      403,
    )
  })

  it('may assign a role with more permissions than they have', async () => {
    const { api, signIn } = await open()
    await api.call(rolesApi.update, { body: { id: restricted, matrix: { User: all } } })
    await signIn('client')
    expect((await refusal(api.call(userApi.update, { body: { id: 7, role: 'admin' } }))).status).toBe(403)
    const body = { fullName: 'Rosa Blum', email: 'rosa@blum.example', role: 'admin' }
    expect((await refusal(api.call(userApi.add, { body }))).status).toBe(403)
  })
})

describe('the abilities of all roles', () => {
  it('are listed with read access to access control', async () => {
    const { api, signIn } = await open()
    await signIn('client')
    const { roles } = await api.call(roleAbilityApi.abilities, {})
    expect(roles.map((role) => roleAbilitySchema.parse(role))).toEqual(roles)
    expect(roles.map(({ key }) => key)).toEqual(['administrator', 'manager', 'user', 'support', 'restricted-user'])
    expect(roles[0]?.ability).toEqual([{ action: 'manage', subject: 'all' }])
  })
})
