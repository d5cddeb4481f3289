import { describe, expect, it } from 'vitest'
import { addSupplier, removeSuppliers, restoreSuppliers, suppliers, updateSupplier } from '@/redux/apps/suppliers/slice'
import { openStore } from '../../support/openStore'

async function start() {
  const opened = openStore()
  await opened.store.dispatch(suppliers.fetch({}))
  const page = () => suppliers.select(opened.store.getState()).page
  return { ...opened, page, names: () => page().rows.map(({ name }) => name) }
}

describe('the slice', () => {
  it('shows what was added and changed', async () => {
    const { store, names, settled } = await start()
    await store.dispatch(addSupplier({ name: 'Aaron Gate', status: 'active' }))
    await settled()
    expect(names()[0]).toBe('Aaron Gate')
    await store.dispatch(updateSupplier({ id: 13, name: 'Abbey Gate', status: 'active' }))
    expect(names()[0]).toBe('Abbey Gate')
  })

  it('says at which field a name was refused', async () => {
    const { store } = await start()
    const result = await store.dispatch(addSupplier({ name: 'Amber Lane', status: 'active' }))
    expect(result.payload).toMatchObject({ kind: 'invalid', fields: { name: ['taken'] } })
  })

  it('takes a deleted entry off the screen at once, and brings it back', async () => {
    const { store, page, names, settled } = await start()
    const before = names()
    const removed = store.dispatch(removeSuppliers([1]))
    expect(names()).not.toContain('Amber Lane')
    expect(page().total).toBe(11)
    await removed
    await store.dispatch(restoreSuppliers([1]))
    await settled()
    expect(names()).toEqual(before)
  })

  it('puts an entry back that could not be deleted', async () => {
    const { store, names, breakCalls } = await start()
    breakCalls((call) => call.startsWith('DELETE'))
    await store.dispatch(removeSuppliers([1]))
    expect(names()).toContain('Amber Lane')
  })
})
