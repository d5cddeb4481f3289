import { describe, expect, it } from 'vitest'
import { finderApi } from '@/redux/shell/finder/contract'
import type { FoundGroup } from '@/redux/shell/finder/schema'
import { sessionApi } from '@/redux/shell/session/contract'
import { startBackend } from '../../support/backend'

const { api } = startBackend()
const find = async (q: string) => (await api.call(finderApi.rows, { query: { q } })).groups

describe('GET /api/main-search/rows', () => {
  it.each([
    ['5013', 'apps/invoice', '#5013'],
    ['haruka', 'apps/user', 'Haruka Nishimura'],
    ['bicycle', 'apps/ecommerce', 'Commuter City Bicycle'],
    ['api key', 'pages/knowledge-base', 'How do I create an API key?'],
    ['bicicle', 'apps/ecommerce', 'Commuter City Bicycle'],
  ])('for %s finds in %s the row %s', async (q, key, title) => {
    const rows = (await find(q)).find((group) => group.key === key)?.rows
    expect(rows?.map((row) => row.title)).toContain(title)
  })

  it('finds emails by their subjects, with their folders', async () => {
    const [group] = (await find('sensor')).filter(({ key }) => key === 'apps/email')
    expect(group?.rows[0]?.title).toMatch(/sensor/i)
    expect(group?.rows[0]?.params).toEqual({ folder: expect.any(String) as string, id: expect.any(String) as string })
  })

  it.each([
    ['admin', ['apps/email', 'apps/invoice', 'apps/user']],
    ['client', []],
  ])('finds for the %s only permitted rows', async (name, keys) => {
    const sample = startBackend({ authorize: true })
    const body = { email: `${name}@demo.com`, password: name }
    const { accessToken } = await sample.api.call(sessionApi.login, { body })
    const { data } = await sample.axios.get<{ groups: FoundGroup[] }>(finderApi.rows.path, {
      params: { q: 'haruka' },
      headers: { Authorization: `Bearer ${accessToken}` },
    })
    expect(data.groups.map(({ key }) => key)).toEqual(keys)
  })

  it('returns at most four rows per module, and nothing for an empty query', async () => {
    const groups = await find('a')
    expect(groups.map(({ rows }) => rows.length)).toEqual(groups.map(() => 4))
    expect(await find(' ')).toEqual([])
  })
})
