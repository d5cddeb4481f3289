import { describe, expect, it } from 'vitest'
import { suppliersApi } from '@/redux/apps/suppliers/contract'
import { supplierFields } from '@/views/apps/suppliers/fields'
import { refusal, startBackend } from '../../support/backend'
import { testListFields } from '../../support/listFields'

function open() {
  const backend = startBackend()
  const list = (query: object = {}) => backend.api.call(suppliersApi.list, { query })
  return {
    ...backend,
    list,
    names: async (query: object = {}) => (await list(query)).suppliers.map(({ name }) => name),
  }
}

describe('the list', () => {
  testListFields(supplierFields, suppliersApi.list)

  it('returns pages of ten, sorted by name', async () => {
    const { list, names } = open()
    expect((await list()).total).toBe(12)
    expect(await names()).toHaveLength(10)
    expect(await names({ page: 2 })).toEqual(['Kestrel Row', 'Linden Park'])
  })

  it('supports search, filter and sorting', async () => {
    const { names } = open()
    expect(await names({ q: 'cedar' })).toEqual(['Cedar Works'])
    expect(await names({ status: ['inactive'] })).toEqual(['Cedar Works', 'Fern Valley', 'Juniper Hill'])
    expect((await names({ sortColumn: 'addedAt', sort: 'desc' }))[0]).toBe('Linden Park')
  })

  it.each([{ page: 0 }, { sortColumn: 'color' }])('rejects %j', async (query) => {
    expect((await refusal(open().list(query))).status).toBe(400)
  })
})

describe('an entry', () => {
  it('is added with the current time', async () => {
    const { api, list } = open()
    const body = { name: ' Maple Yard ', status: 'active' } as const
    const { supplier } = await api.call(suppliersApi.add, { body })
    expect(supplier).toEqual({ id: 13, name: 'Maple Yard', status: 'active', addedAt: '2026-11-18T10:00:00.000Z' })
    expect((await list({ q: 'maple' })).suppliers).toEqual([supplier])
  })

  it('is updated, and may keep its name', async () => {
    const { api, names } = open()
    await api.call(suppliersApi.update, { body: { id: 1, name: 'AMBER LANE', status: 'inactive' } })
    expect((await names({ status: ['inactive'] }))[0]).toBe('AMBER LANE')
  })

  it.each([
    [{ name: '', status: 'active' }, { name: 'required' }],
    [{ name: 'amber lane', status: 'active' }, { name: 'taken' }],
  ] as const)('is rejected as %j', async (body, error) => {
    const { api, list } = open()
    expect(await refusal(api.call(suppliersApi.add, { body }))).toEqual({ status: 400, error })
    expect((await refusal(api.call(suppliersApi.update, { body: { ...body, id: 2 } }))).error).toEqual(error)
    expect((await list()).total).toBe(12)
  })

  it('is deleted once, and restored', async () => {
    const { api, names } = open()
    const before = await names()
    const remove = () => api.call(suppliersApi.remove, { query: { id: 4 } })
    await remove()
    expect(await names()).not.toContain('Delta North')
    expect((await refusal(remove())).status).toBe(404)
    await api.call(suppliersApi.restore, { body: { id: 4 } })
    expect(await names()).toEqual(before)
  })
})
