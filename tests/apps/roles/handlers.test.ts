import { seedAccounts } from '@fake-db/shell/session/seed'
import { abilityOf } from '@fake-db/shell/roles/abilities'
import { closedMatrix, seedRoles } from '@fake-db/shell/roles/seed'
import { describe, expect, it } from 'vitest'
import { rolesApi } from '@/redux/apps/roles/contract'
import type { RoleCard } from '@/redux/apps/roles/schema'
import { roleCardSchema, roleHolderSchema } from '@/redux/apps/roles/schema'
import { userApi } from '@/redux/apps/user/contract'
import { roleKeys } from '@/redux/shell/roles/shipped'
import { refusal, startBackend } from '../../support/backend'

const readOnly = { read: true, write: false, create: false, delete: false }
const all = { read: true, write: true, create: true, delete: true }

function open() {
  const backend = startBackend()
  const { api } = backend
  return {
    ...backend,
    roles: async () => (await api.call(rolesApi.list, {})).roles,
    role: async (key: string) => (await api.call(rolesApi.list, {})).roles.find((role) => role.key === key)!,
    users: (query: object = {}) => api.call(rolesApi.users, { query }),
    add: async (name: string) => (await api.call(rolesApi.add, { body: { role: { name } } })).role,
  }
}

describe('roles', () => {
  it('are the five of the product, each with users', async () => {
    const roles = await open().roles()
    expect(roles.map(({ key }) => key)).toEqual([...roleKeys])
    for (const role of roles) {
      expect(roleCardSchema.parse(role)).toEqual(role)
      expect(role.isBuiltIn).toBe(true)
      expect(role.userCount).toBeGreaterThan(0)
      expect(role.users).toHaveLength(Math.min(5, role.userCount))
    }
    expect(roles.reduce((sum, { userCount }) => sum + userCount, 0)).toBe(50)
  })

  it('give the demo accounts exactly their abilities', () => {
    expect(seedAccounts.map(({ email, ability }) => [email, ability])).toEqual([
      ['admin@demo.com', [{ action: 'manage', subject: 'all' }]],
      [
        'client@demo.com',
        [
          { action: 'read', subject: 'ACL' },
          { action: 'read', subject: 'Auth' },
        ],
      ],
    ])
  })

  it('include the users of the demo accounts', async () => {
    const { users } = await open().users({ sortColumn: 'id', perPage: 2 })
    expect(users.map(({ email, role }) => [email, role])).toEqual([
      ['admin@demo.com', 'administrator'],
      ['client@demo.com', 'restricted-user'],
    ])
  })
})

describe('the abilities of a matrix', () => {
  it('equal those of a visitor: one rule per permission, and one for a full area', () => {
    expect(abilityOf(closedMatrix)).toEqual([{ action: 'read', subject: 'Auth' }])
    const matrix = { ...closedMatrix, Invoice: all, Todo: { ...readOnly, write: true, create: true } }
    expect(abilityOf(matrix)).toEqual([
      { action: 'manage', subject: 'Invoice' },
      { action: 'read', subject: 'Todo' },
      { action: 'update', subject: 'Todo' },
      { action: 'create', subject: 'Todo' },
      { action: 'read', subject: 'Auth' },
    ])
  })

  it('of the sample roles include read access wherever they allow something else', () => {
    for (const { matrix, key } of seedRoles.filter((role) => role.key !== 'administrator')) {
      for (const abilities of Object.values(matrix)) {
        const isReadable = abilities.read || Object.values(abilities).every((may) => !may)
        expect([key, isReadable]).toEqual([key, true])
      }
    }
  })
})

describe('adding a role', () => {
  it('responds 201 with an unused role; missing areas are forbidden', async () => {
    const { axios, roles } = open()
    const { status, data } = await axios.post<{ role: RoleCard }>('/apps/roles/add-role', {
      role: { name: ' Night Auditor ', matrix: { Invoice: readOnly } },
    })
    expect(status).toBe(201)
    expect(data.role).toEqual({
      id: 6,
      key: 'night-auditor',
      name: 'Night Auditor',
      isBuiltIn: false,
      matrix: { ...closedMatrix, Invoice: readOnly },
      isOwn: false,
      userCount: 0,
      users: [],
    })
    expect((await roles()).at(-1)).toEqual(data.role)
  })

  it('creates unique keys', async () => {
    const { add } = open()
    expect((await add('Support!')).key).toBe('support-2')
    expect((await add('监察')).key).toBe('监察')
    expect((await add('***')).key).toBe('role')
  })

  it('keeps unknown areas', async () => {
    const { api, role } = open()
    await api.call(rolesApi.add, { body: { role: { name: 'Gardener', matrix: { Garden: all } } } })
    const { matrix } = await role('gardener')
    expect(matrix).toEqual({ ...closedMatrix, Garden: all })
    expect(abilityOf(matrix)).toContainEqual({ action: 'manage', subject: 'Garden' })
  })

  it.each([
    ['', 'required'],
    [' manager ', 'taken'],
  ])('rejects the name %j', async (name, problem) => {
    expect(await refusal(open().add(name))).toEqual({ status: 400, error: { name: problem } })
  })
})

describe('updating a role', () => {
  it('updates sent areas and the name, but never the key', async () => {
    const { api, role } = open()
    const before = await role('support')
    const body = { id: before.id, name: 'Help desk', matrix: { Invoice: all } }
    const { role: after } = await api.call(rolesApi.update, { body })
    expect(after).toEqual({ ...before, name: 'Help desk', matrix: { ...before.matrix, Invoice: all } })
    expect(await role('support')).toEqual(after)
  })

  it('does not lock administrators out, but renames them', async () => {
    const { api, role } = open()
    const { id } = await role('administrator')
    expect((await refusal(api.call(rolesApi.update, { body: { id, matrix: { ACL: readOnly } } }))).status).toBe(400)
    expect((await api.call(rolesApi.update, { body: { id, name: 'Owner' } })).role.name).toBe('Owner')
  })

  it('rejects a taken name', async () => {
    const change = open().api.call(rolesApi.update, { body: { id: 2, name: 'USER' } })
    expect(await refusal(change)).toEqual({ status: 400, error: { name: 'taken' } })
  })
})

describe('users of roles', () => {
  it('can be searched by name and email, and filtered by role', async () => {
    const { users, role } = open()
    expect((await users()).total).toBe(50)
    expect((await users({ q: 'NISHIMURA' })).users.map(({ id }) => id)).toEqual([7])
    expect((await users({ q: 'komorebi.example' })).total).toBe(1)
    const held = await users({ role: 'manager', perPage: 50 })
    expect(held.total).toBe((await role('manager')).userCount)
    for (const user of held.users) expect(roleHolderSchema.parse(user)).toEqual(user)
  })

  it('can be changed', async () => {
    const { api, add, role } = open()
    const { id } = await add('Night Auditor')
    const { users } = await api.call(rolesApi.assign, { body: { userIds: [7, 8, 7], roleId: id } })
    expect(users.map((user) => [user.id, user.role])).toEqual([
      [7, 'night-auditor'],
      [8, 'night-auditor'],
    ])
    expect((await role('night-auditor')).userCount).toBe(2)
  })

  it('stay unchanged if a user or the role is unknown', async () => {
    const { api, roles } = open()
    const before = await roles()
    const assign = (userIds: number[], roleId: number) => api.call(rolesApi.assign, { body: { userIds, roleId } })
    expect((await refusal(assign([7, 99], 2))).status).toBe(404)
    expect((await refusal(assign([7], 99))).status).toBe(404)
    expect(await roles()).toEqual(before)
  })

  it('always include an administrator', async () => {
    const { api, users } = open()
    const held = await users({ role: 'administrator', perPage: 50 })
    const userIds = held.users.map(({ id }) => id)
    expect((await refusal(api.call(rolesApi.assign, { body: { userIds, roleId: 2 } }))).status).toBe(400)
    const none = 'At least one user must be an administrator.'
    const several = api.call(userApi.removeMany, { body: { userIds: [...userIds, 7] } })
    expect(await refusal(several)).toEqual({ status: 400, error: none })
    await api.call(rolesApi.assign, { body: { userIds: userIds.slice(1), roleId: 2 } })
    expect(await refusal(api.call(userApi.remove, { query: { id: userIds[0]! } }))).toEqual({
      status: 400,
      error: none,
    })
    expect((await users({ role: 'administrator' })).total).toBe(1)
  })
})

describe('deleting a role', () => {
  it('is rejected for a role of the product', async () => {
    const { api, role } = open()
    const { id } = await role('support')
    expect((await refusal(api.call(rolesApi.remove, { query: { id, reassignTo: 2 } }))).status).toBe(400)
  })

  it('deletes an unused one, and restores it', async () => {
    const { api, add, roles } = open()
    const role = await add('Night Auditor')
    const before = await roles()
    expect(await api.call(rolesApi.remove, { query: { id: role.id } })).toEqual({})
    expect(await roles()).toHaveLength(5)
    expect((await api.call(rolesApi.restore, { body: { id: role.id } })).role).toEqual(role)
    expect(await roles()).toEqual(before)
  })

  it('moves its users to another one, and back when restored', async () => {
    const { api, add, role } = open()
    const { id } = await add('Night Auditor')
    await api.call(rolesApi.assign, { body: { userIds: [7, 8], roleId: id } })
    const managers = await role('manager')
    expect(await refusal(api.call(rolesApi.remove, { query: { id } }))).toMatchObject({ status: 400 })
    expect((await refusal(api.call(rolesApi.remove, { query: { id, reassignTo: 99 } }))).status).toBe(404)
    expect((await refusal(api.call(rolesApi.remove, { query: { id, reassignTo: id } }))).status).toBe(400)
    await api.call(rolesApi.remove, { query: { id, reassignTo: managers.id } })
    expect((await role('manager')).userCount).toBe(managers.userCount + 2)
    await api.call(rolesApi.restore, { body: { id } })
    expect((await role('night-auditor')).userCount).toBe(2)
  })

  it('leaves no users to a later role', async () => {
    const { api, add, role } = open()
    const { id } = await add('Night Auditor')
    await api.call(rolesApi.assign, { body: { userIds: [7], roleId: id } })
    await api.call(rolesApi.remove, { query: { id, reassignTo: 2 } })
    await add('Day Auditor')
    expect((await role('day-auditor')).userCount).toBe(0)
  })
})
