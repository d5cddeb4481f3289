import { describe, expect, it } from 'vitest'
import { permissionsApi } from '@/redux/apps/permissions/contract'
import { refusal } from '../../support/backend'
import { ids, unique, useServer } from '../../contract/server'

const { api } = useServer()

describe('a permission', () => {
  it('is added at the top, for administrators, under a unique name', async () => {
    const name = unique('Sign cheques')
    const { permission } = await api.call(permissionsApi.add, { body: { permission: { name } } })
    expect(permission.assignedTo).toEqual(['administrator'])
    expect(permission.createdDate).toMatch(/^\d{1,2} [A-Z][a-z]{2} \d{4}, \d{1,2}:\d\d [AP]M$/)
    const allows = { area: 'Invoice', read: true, write: false, create: false, delete: false }
    const { permission: given } = await api.call(permissionsApi.give, {
      body: { id: permission.id, allows, assignedTo: ['manager'] },
    })
    expect(given).toEqual({ ...permission, allows, assignedTo: ['administrator', 'manager'] })
    await api.call(permissionsApi.give, { body: { id: permission.id, allows, assignedTo: [] } })
    const { permissions, allData } = await api.call(permissionsApi.list, { query: {} })
    expect(permissions[0]).toEqual({ ...permission, allows })
    expect(permission.id).toBe(Math.max(...ids(allData)))
    const again = api.call(permissionsApi.add, { body: { permission: { name: name.toUpperCase() } } })
    expect((await refusal(again)).status).toBe(400)
    const renamed = await api.call(permissionsApi.update, { body: { id: permission.id, name: `${name}!` } })
    expect(renamed.permission).toEqual({ ...permission, allows, name: `${name}!` })
    await api.call(permissionsApi.remove, { query: { id: permission.id } })
    expect((await api.call(permissionsApi.list, { query: { q: name } })).total).toBe(0)
  })
})
