import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { searchApi } from '@/redux/shell/search/contract'
import { searchGroupSchema } from '@/redux/shell/search/schema'
import { fetchSearch, selectSearchGroups, selectSearchRequest } from '@/redux/shell/search/slice'
import { now, startBackend } from '../../support/backend'
import { openStore } from '../../support/openStore'

const isPicture = (address: string) => existsSync(`public${address}`)

async function readGroups() {
  const { searchArr } = await startBackend().api.call(searchApi.data, {})
  return searchArr.map((group) => searchGroupSchema.parse(group))
}

describe('GET /api/main-search/data', () => {
  it('has the groups Pages, Files and Contacts, of each of which four are shown', async () => {
    const groups = await readGroups()
    expect(groups.map(({ groupTitle }) => groupTitle)).toEqual(['Pages', 'Files', 'Contacts'])
    expect(groups.map(({ searchLimit }) => searchLimit)).toEqual([4, 4, 4])
    for (const { data } of groups) expect(data.length).toBeGreaterThan(4)
  })

  it('gives files and contacts pictures that are there', async () => {
    for (const group of await readGroups()) {
      if (group.groupTitle === 'Files') expect(group.data.filter(({ file }) => !isPicture(file))).toEqual([])
      if (group.groupTitle === 'Contacts') expect(group.data.filter(({ img }) => !isPicture(img))).toEqual([])
    }
  })

  it('dates contacts as dd/mm/yyyy, none later than today', async () => {
    const contacts = (await readGroups()).find(({ groupTitle }) => groupTitle === 'Contacts')
    if (contacts?.groupTitle !== 'Contacts') throw new Error('There are no contacts.')
    for (const { date } of contacts.data) {
      expect(date).toMatch(/^\d{2}\/\d{2}\/\d{4}$/)
      const [day, month, year] = date.split('/').map(Number)
      expect(new Date(year!, month! - 1, day).getTime()).toBeLessThanOrEqual(now().getTime())
    }
  })
})

describe('the search slice', () => {
  it('keeps the groups', async () => {
    const { store } = openStore()
    expect(selectSearchGroups(store.getState())).toEqual([])
    await store.dispatch(fetchSearch())
    expect(selectSearchGroups(store.getState()).map(({ groupTitle }) => groupTitle)).toEqual([
      'Pages',
      'Files',
      'Contacts',
    ])
    expect(selectSearchRequest(store.getState())).toEqual({ status: 'succeeded' })
  })

  it('says why there are none', async () => {
    const { store, breakCalls } = openStore()
    breakCalls()
    await store.dispatch(fetchSearch())
    expect(selectSearchRequest(store.getState())).toMatchObject({ status: 'failed', error: { kind: 'network' } })
  })
})
