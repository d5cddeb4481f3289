import { describe, expect, it } from 'vitest'
import { rows, updateRow } from '@/redux/tables/datatables/slice'
import { openStore } from '../../support/openStore'

async function start() {
  const opened = openStore()
  const list = () => rows.select(opened.store.getState()).page
  await opened.store.dispatch(rows.fetch({}))
  return { ...opened, list, ids: () => list().rows.map(({ id }) => id) }
}

describe('the data tables’ slice', () => {
  it('shows an inline edit optimistically, and reverts it when rejected', async () => {
    const { store, list, settled } = await start()
    const promise = store.dispatch(updateRow({ id: 2, post: 'Potter' }))
    expect(list().rows[1]?.post).toBe('Potter')
    await promise
    await settled()
    expect(list().rows[1]?.post).toBe('Potter')
    const refused = store.dispatch(updateRow({ id: 2, salary: -5 }))
    expect(list().rows[1]?.salary).toBe(-5)
    await refused
    await settled()
    expect(list().rows[1]?.salary).toBeGreaterThan(0)
  })
})
