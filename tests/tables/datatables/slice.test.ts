import { describe, expect, it } from 'vitest'
import {
  addRow,
  addView,
  fetchViews,
  removeRows,
  removeView,
  restoreRows,
  restoreView,
  rows,
  selectViews,
  updateRow,
} from '@/redux/tables/datatables/slice'
import { openStore } from '../../support/openStore'

async function start() {
  const opened = openStore()
  const list = () => rows.select(opened.store.getState()).page
  await opened.store.dispatch(rows.fetch({}))
  return { ...opened, list, ids: () => list().rows.map(({ id }) => id) }
}

describe('the data tables’ slice', () => {
  it('keeps the page that was asked for', async () => {
    const { store, ids, list } = await start()
    await store.dispatch(rows.fetch({ status: '4', perPage: 2 }))
    expect(ids()).toHaveLength(2)
    expect(list()).toMatchObject({ query: { status: '4', perPage: 2 }, request: { status: 'succeeded' } })
  })

  it('shows an inline edit at once, and takes it back when it is refused', async () => {
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

  it('takes deleted rows off the screen and out of the selection, and brings them back', async () => {
    const { store, ids, list, settled } = await start()
    store.dispatch(rows.rowsSelected([1, 2, 77]))
    const promise = store.dispatch(removeRows([1, 2]))
    expect(ids()).not.toContain(1)
    expect(list().total).toBe(98)
    expect(rows.select(store.getState()).selectedIds).toEqual([77])
    await promise
    await store.dispatch(restoreRows([1, 2]))
    await settled()
    expect(ids().slice(0, 2)).toEqual([1, 2])
  })

  it('fetches the page anew after a write', async () => {
    const { store, list, settled } = await start()
    await store.dispatch(addRow({ full_name: 'Rosa Blum', post: 'Editor', email: 'rosa@blum.example', age: 34 }))
    await settled()
    expect(list().total).toBe(101)
  })

  it('keeps the saved views', async () => {
    const { store, settled } = await start()
    const names = () => (selectViews(store.getState()).data?.views ?? []).map(({ name }) => name)
    await store.dispatch(fetchViews())
    await store.dispatch(addView({ name: 'On leave', search: 'status=4' }))
    await store.dispatch(removeView(1))
    await settled()
    expect(names()).toEqual(['Highest paid', 'On leave'])
    await store.dispatch(restoreView(1))
    await settled()
    expect(names()[0]).toBe('Starting soon')
  })
})
