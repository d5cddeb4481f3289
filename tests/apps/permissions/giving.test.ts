import { describe, expect, it } from 'vitest'
import { permissionsApi } from '@/redux/apps/permissions/contract'
import { rolesApi } from '@/redux/apps/roles/contract'
import { sessionApi } from '@/redux/shell/session/contract'
import { refusal, startBackend } from '../../support/backend'

const none = { read: false, write: false, create: false, delete: false }
const readOnly = { ...none, read: true }
const all = { read: true, write: true, create: true, delete: true }

const [onlyView, addUsers, finances] = [7, 3, 8]
const restricted = 'restricted-user'

async function open() {
  const sample = startBackend({ authorize: true })
  const { api, axios } = sample
  const one = async (id: number) =>
    (await api.call(permissionsApi.list, { query: {} })).allData.find((permission) => permission.id === id)!

  async function signIn(name: 'admin' | 'client') {
    const { accessToken } = await api.call(sessionApi.login, { body: { email: `${name}@demo.com`, password: name } })
    axios.defaults.headers.common.Authorization = `Bearer ${accessToken}`
  }
  await signIn('admin')

  return {
    ...sample,
    one,
    signIn,
    matrix: async (key: string) => (await api.call(rolesApi.list, {})).roles.find((role) => role.key === key)!.matrix,
    give: async (id: number, assignedTo: string[], allows = {}) => {
      const { allows: before } = await one(id)
      const body = { id, assignedTo, allows: { area: 'ACL', ...none, ...before, ...allows } }
      return (await api.call(permissionsApi.give, { body })).permission
    },
  }
}

describe('assigning a permission to a role', () => {
  it("adds its abilities to the role's matrix, and removing it removes them", async () => {
    const { give, matrix } = await open()
    const before = await matrix(restricted)
    expect((await give(addUsers, [restricted])).assignedTo).toEqual(['administrator', restricted])
    expect(await matrix(restricted)).toEqual({ ...before, User: { ...all, write: false } })
    await give(addUsers, [])
    expect(await matrix(restricted)).toEqual(before)
  })

  it('keeps abilities that another permission of the role includes', async () => {
    const { give, matrix } = await open()
    await give(finances, [restricted], { area: 'ACL', ...none, write: true })
    expect((await matrix(restricted)).ACL).toEqual({ ...readOnly, write: true })
    await give(finances, [])
    expect((await matrix(restricted)).ACL).toEqual(readOnly)
  })

  it("updates roles when the permission's abilities change, with read access", async () => {
    const { give, one, matrix } = await open()
    await give(finances, [restricted])
    expect((await matrix(restricted)).Invoice).toEqual(all)
    await give(finances, [restricted], { area: 'Email', ...none, create: true })
    expect((await one(finances)).allows).toEqual({ area: 'Email', ...readOnly, create: true })
    expect(await matrix(restricted)).toMatchObject({ Invoice: none, Email: { ...readOnly, create: true } })
  })

  it('ends where the matrix lacks its abilities', async () => {
    const { api, one, matrix } = await open()
    expect((await one(finances)).assignedTo).toContain('manager')
    const held = async () => (await api.call(permissionsApi.list, { query: { assignedTo: ['manager'] } })).total
    const before = await held()
    const Invoice = { ...(await matrix('manager')).Invoice!, delete: false }
    await api.call(rolesApi.update, { body: { id: 2, matrix: { Invoice } } })
    expect((await one(finances)).assignedTo).toEqual(['administrator'])
    expect(await held()).toBe(before - 1)
  })

  it('works for new roles, and is rejected for unknown ones', async () => {
    const { api, give, matrix } = await open()
    const { role } = await api.call(rolesApi.add, { body: { role: { name: 'Auditor' } } })
    expect((await give(finances, [role.key])).assignedTo).toEqual(['administrator', 'auditor'])
    expect((await matrix('auditor')).Invoice).toEqual(all)
    expect(await refusal(give(finances, ['janitor']))).toEqual({ status: 400, error: { assignedTo: 'choice' } })
    expect((await matrix('auditor')).Invoice).toEqual(all)
  })

  it("is limited to the user's own abilities", async () => {
    const { api, signIn, give, matrix } = await open()
    await api.call(rolesApi.update, { body: { id: 5, matrix: { ACL: all } } })
    const { role } = await api.call(rolesApi.add, { body: { role: { name: 'Auditor' } } })
    await signIn('client')
    expect((await refusal(give(finances, [restricted]))).status).toBe(403)
    expect((await refusal(give(finances, ['manager', role.key]))).status).toBe(403)
    expect((await refusal(api.call(permissionsApi.remove, { query: { id: finances } }))).status).toBe(403)
    expect((await matrix(role.key)).Invoice).toEqual(none)
    await give(onlyView, [restricted, role.key])
    expect((await matrix(role.key)).ACL).toEqual(readOnly)
  })
})

describe('deleting a permission', () => {
  it('removes it from the roles, which get it back when it is restored', async () => {
    const { api, one, matrix } = await open()
    const before = await matrix('manager')
    const permission = await one(finances)
    await api.call(permissionsApi.remove, { query: { id: finances } })
    expect(await matrix('manager')).toEqual({ ...before, Invoice: none })
    expect((await api.call(permissionsApi.restore, { body: { id: finances } })).permission).toEqual(permission)
    expect(await matrix('manager')).toEqual(before)
  })
})
