import { createdDateOf } from '@fake-db/apps/permissions/rules'
import { seedPermissions } from '@fake-db/apps/permissions/seed'
import { describe, expect, it } from 'vitest'
import type { PermissionList } from '@/redux/apps/permissions/contract'
import { permissionsApi } from '@/redux/apps/permissions/contract'
import type { Permission } from '@/redux/apps/permissions/schema'
import { areas } from '@/redux/shell/roles/areas'
import { refusal, startBackend } from '../../support/backend'

function open() {
  const backend = startBackend()
  const list = (query: object = {}) => backend.api.call(permissionsApi.list, { query })
  return { ...backend, list, all: async () => (await list()).allData }
}

const names = (permissions: readonly Permission[]) => permissions.map(({ name }) => name)

describe('the sample permissions', () => {
  it('are those of the product, with exactly the fields of the schema', async () => {
    const permissions = await open().all()
    expect(names(permissions)).toEqual([
      'Management',
      'Manage Billing & Roles',
      'Add & Remove Users',
      'Project Planning',
      'Manage Email Sequences',
      'Client Communication',
      'Only View',
      'Financial Management',
      "Manage Others' Tasks",
    ])
    for (const permission of permissions)
      expect(Object.keys(permission).sort()).toEqual(['allows', 'assignedTo', 'createdDate', 'id', 'name'])
  })

  const held = seedPermissions(new Date()).filter(({ allows }) => areas.some(({ subject }) => subject === allows?.area))

  // Permissions of a missing module's area belong to no role.
  it.each([
    ['manager', ['Add & Remove Users', 'Client Communication', 'Financial Management']],
    ['support', ['Project Planning', 'Manage Email Sequences', "Manage Others' Tasks"]],
    ['user', ['Project Planning', 'Manage Email Sequences']],
    ['restricted-user', ['Only View']],
  ])('give %s %j', async (assignedTo, expected) => {
    expect(names((await open().list({ assignedTo })).permissions)).toEqual(
      expected.filter((name) => names(held).includes(name)),
    )
  })

  it('give administrators all', async () => {
    expect((await open().list({ assignedTo: 'administrator' })).total).toBe(held.length)
  })

  it('are in the past, at any time', () => {
    for (const now of [new Date(2026, 2, 31, 0, 10), new Date(2028, 1, 29, 23, 59)]) {
      for (const { createdDate } of seedPermissions(now)) expect(Date.parse(createdDate)).toBeLessThan(now.getTime())
    }
  })
})

describe('the permission date', () => {
  it.each([
    [new Date(2021, 8, 24, 17, 45), '24 Sep 2021, 5:45 PM'],
    [new Date(2026, 0, 1, 0, 5), '1 Jan 2026, 12:05 AM'],
    [new Date(2026, 4, 9, 12, 0), '9 May 2026, 12:00 PM'],
    [new Date(2026, 11, 31, 11, 59), '31 Dec 2026, 11:59 AM'],
  ])('of %s is %s', (date, text) => {
    expect(createdDateOf(date)).toBe(text)
  })
})

describe('the list of permissions', () => {
  it('returns the page, and the whole table', async () => {
    const { permissions, total, allData } = await open().list({ perPage: 2, q: 'manage' })
    expect([permissions.length, total, allData.length]).toEqual([2, 5, 9])
  })

  it('searches name and date, ignoring case', async () => {
    const { list, all } = open()
    expect(names((await list({ q: ' MANAGE ' })).permissions)).toHaveLength(5)
    const [first] = await all()
    expect(names((await list({ q: first?.createdDate.toLowerCase() })).permissions)).toEqual(['Management'])
    expect((await list({ q: 'administrator' })).total).toBe(0)
    expect((await list({ q: 'manage', assignedTo: 'support' })).total).toBe(2)
  })

  it('echoes the parameters', async () => {
    const { axios, list } = open()
    expect((await list()).params).toEqual({})
    const sent = { q: 'man', perPage: 2, page: 1, assignedTo: 'manager' }
    expect((await list(sent)).params).toEqual(sent)
    const { data } = await axios.get<PermissionList>('/apps/permissions/data?q=&color=red')
    expect(data).toMatchObject({ params: { q: '', color: 'red' }, total: 9 })
  })
})

describe('adding a permission', () => {
  it('responds 201; it is at the top, for administrators only, created now', async () => {
    const { axios, all } = open()
    const { status, data } = await axios.post<{ permission: Permission }>('/apps/permissions/add-permission', {
      permission: { name: ' Export Reports ', assignedTo: ['user'], id: 3 },
    })
    expect(status).toBe(201)
    expect(data.permission).toEqual({
      id: 10,
      name: 'Export Reports',
      assignedTo: ['administrator'],
      createdDate: createdDateOf(new Date('2026-11-18T10:00:00Z')),
    })
    expect((await all())[0]).toEqual(data.permission)
  })

  it.each([
    ['   ', 'required'],
    ['only VIEW ', 'taken'],
    ['x'.repeat(121), 'tooLong?max=120'],
  ])('rejects the name %j', async (name, problem) => {
    const adding = open().api.call(permissionsApi.add, { body: { permission: { name } } })
    expect(await refusal(adding)).toEqual({ status: 400, error: { name: problem } })
  })
})

describe('renaming a permission', () => {
  it('responds 201, and changes nothing else', async () => {
    const { axios, all } = open()
    const before = await all()
    const { status, data } = await axios.post<unknown>('/apps/permissions/update-permission', {
      id: '7',
      name: ' Look ',
    })
    expect(status).toBe(201)
    expect(data).toEqual({ permission: { ...before[6], name: 'Look' } })
    expect((await all()).toSpliced(6, 1)).toEqual(before.toSpliced(6, 1))
  })

  it('accepts its own name, in another case, too', async () => {
    const { api } = open()
    const { permission } = await api.call(permissionsApi.update, { body: { id: 7, name: 'ONLY VIEW' } })
    expect(permission.name).toBe('ONLY VIEW')
  })

  it.each([
    [{ id: 7, name: '' }, 400],
    [{ id: 7, name: 'management' }, 400],
    [{ id: 99, name: 'New' }, 404],
  ])('rejects %j with %i', async (body, status) => {
    const { api, all } = open()
    const before = await all()
    expect((await refusal(api.call(permissionsApi.update, { body }))).status).toBe(status)
    expect(await all()).toEqual(before)
  })
})

describe('deleting a permission', () => {
  it('deletes it, and restores its position', async () => {
    const { api, all } = open()
    const before = await all()
    expect(await api.call(permissionsApi.remove, { query: { id: 4 } })).toEqual({})
    expect(await all()).toEqual(before.toSpliced(3, 1))
    expect((await api.call(permissionsApi.restore, { body: { id: 4 } })).permission).toEqual(before[3])
    expect(await all()).toEqual(before)
    expect((await refusal(api.call(permissionsApi.restore, { body: { id: 4 } }))).status).toBe(404)
  })

  it('is rejected while it is a core permission', async () => {
    const { api, all } = open()
    const { permission } = await api.call(permissionsApi.add, {
      body: { permission: { name: 'Sign in', isCore: true } },
    })
    expect(permission.isCore).toBe(true)
    const remove = () => api.call(permissionsApi.remove, { query: { id: permission.id } })
    expect((await refusal(remove())).status).toBe(400)
    expect(await all()).toHaveLength(10)
    await api.call(permissionsApi.update, { body: { id: permission.id, name: 'Sign in', isCore: false } })
    await remove()
    expect(await all()).toHaveLength(9)
  })
})
