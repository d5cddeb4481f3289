import { describe, expect, it } from 'vitest'
import {
  addView,
  fetchViews,
  removeView,
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
