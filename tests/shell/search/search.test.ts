import { describe, expect, it } from 'vitest'
import { searchApi } from '@/redux/shell/search/contract'
import { searchGroupSchema } from '@/redux/shell/search/schema'
import { now, startBackend } from '../../support/backend'

async function readGroups() {
  const { searchArr } = await startBackend().api.call(searchApi.data, {})
  return searchArr.map((group) => searchGroupSchema.parse(group))
}

describe('GET /api/main-search/data', () => {
  it('has the groups Pages, Files and Contacts, with four results each', async () => {
    const groups = await readGroups()
    expect(groups.map(({ groupTitle }) => groupTitle)).toEqual(['Pages', 'Files', 'Contacts'])
    expect(groups.map(({ searchLimit }) => searchLimit)).toEqual([4, 4, 4])
    for (const { data } of groups) expect(data.length).toBeGreaterThan(4)
  })

  it('formats contact dates as dd/mm/yyyy, none in the future', async () => {
    const contacts = (await readGroups()).find(({ groupTitle }) => groupTitle === 'Contacts')
    if (contacts?.groupTitle !== 'Contacts') throw new Error('There are no contacts.')
    for (const { date } of contacts.data) {
      expect(date).toMatch(/^\d{2}\/\d{2}\/\d{4}$/)
      const [day, month, year] = date.split('/').map(Number)
      expect(new Date(year!, month! - 1, day).getTime()).toBeLessThanOrEqual(now().getTime())
    }
  })
})
