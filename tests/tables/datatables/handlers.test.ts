import { people } from '@fake-db/shell/people/people'
import { seedRows } from '@fake-db/tables/datatables/seed'
import { describe, expect, it } from 'vitest'
import { datatablesApi } from '@/redux/tables/datatables/contract'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { refusal, startBackend } from '../../support/backend'

async function open() {
  const backend = startBackend()
  return {
    ...backend,
    all: await backend.api.call(datatablesApi.initial, {}),
    list: (query: object = {}) => backend.api.call(datatablesApi.list, { query }),
    rows: (query: object = {}) => backend.api.call(datatablesApi.rows, { query }),
  }
}

const idsOf = (rows: readonly TableRow[]) => rows.map(({ id }) => id)

describe('the sample rows', () => {
  it('are the sample people and their colleagues, each once', async () => {
    const { all } = await open()
    expect(idsOf(all)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4, 5]))
    expect(all.filter(({ city }) => city === '')).toEqual([])
    expect(all.slice(0, 50).map(({ full_name, email, avatar }) => [full_name, email, avatar])).toEqual(
      people.map(({ fullName, email, avatar }) => [fullName, email, avatar]),
    )
    expect(new Set(all.map(({ full_name }) => full_name)).size).toBe(100)
    expect(new Set(all.map(({ email }) => email)).size).toBe(100)
  })

  it.each([new Date(2026, 10, 18, 10), new Date(2027, 0, 31, 23, 59), new Date(2028, 1, 29, 0, 1)])(
    'are plausible at %s',
    (now) => {
      for (const { start_date, age, experience, status } of seedRows(now)) {
        const years = (now.getTime() - Date.parse(start_date)) / (365.25 * 24 * 60 * 60 * 1000)
        expect(experience).toBeLessThanOrEqual(age - 17)
        if (status === 1) expect(years).toBeLessThan(0)
        else expect(years).toBeGreaterThan(0)
        if (status === 2) expect(years).toBeLessThan(0.25)
        if (status > 2) expect(years).toBeLessThan(Math.max(2, experience + 1))
      }
    },
  )
})

describe('the request without sorting', () => {
  it('returns the first ten, the whole table and the total', async () => {
    const { all, list } = await open()
    expect(await list()).toEqual({ allData: all, invoices: all.slice(0, 10), total: 100 })
    expect(await list({ page: 4, perPage: 30 })).toEqual({ allData: all, invoices: all.slice(90), total: 100 })
    expect(await list({ page: 50 })).toEqual({ allData: all, invoices: [], total: 100 })
  })

  it.each<[string, (row: TableRow) => string]>([
    ['name', ({ full_name }) => full_name.toUpperCase()],
    ['post', ({ post }) => ` ${post.toLowerCase()} `],
    ['email', ({ email }) => email],
    ['age', ({ age }) => String(age)],
    ['salary', ({ salary }) => String(salary)],
    ['start date', ({ start_date }) => start_date.slice(0, 10)],
  ])('finds by %s', async (_, textOf) => {
    const { all, list } = await open()
    const row = all[61]!
    const { invoices, total } = await list({ q: textOf(row), perPage: 100 })
    expect(idsOf(invoices)).toContain(row.id)
    expect(total).toBe(invoices.length)
    expect(total).toBeLessThan(100)
  })

  it('does not search the city, and does not sort', async () => {
    const { all, list } = await open()
    expect((await list({ q: 'Jeonju' })).total).toBe(0)
    expect((await list({ sort: 'desc', sortColumn: 'nonsense' })).invoices).toEqual(all.slice(0, 10))
  })
})

describe('rows filtered by the backend', () => {
  it('combine several columns, status and day', async () => {
    const { rows } = await open()
    const of = async (query: object) => (await rows({ ...query, perPage: 100 })).rows
    expect(idsOf(await of({ full_name: 'nishi', email: 'komorebi' }))).toEqual([7])
    for (const row of await of({ status: 4 })) expect(row.status).toBe(4)
    const beginners = await of({ start_from: '2026-11-19' })
    expect(beginners.every(({ status }) => status === 1)).toBe(true)
    expect(beginners.length + (await of({ start_to: '2026-11-18' })).length).toBe(100)
  })

  it('include the first and the last day', async () => {
    const { all, rows } = await open()
    const day = all[3]!.start_date
    expect(idsOf((await rows({ start_from: day, start_to: day })).rows)).toContain(4)
  })

  it('are within a range of salaries', async () => {
    const { rows } = await open()
    const found = (await rows({ salary_from: 80_000, salary_to: 90_000, perPage: 100 })).rows
    expect(found.length).toBeGreaterThan(0)
    for (const { salary } of found) expect(salary >= 80_000 && salary <= 90_000).toBe(true)
    expect((await refusal(rows({ salary_from: 'much' }))).status).toBe(400)
  })

  it('reject invalid days', async () => {
    const { rows } = await open()
    expect((await refusal(rows({ start_from: 'yesterday' }))).status).toBe(400)
  })
})

describe('writing rows', () => {
  it('adds one at the end, with numeric text as numbers', async () => {
    const { axios, list } = await open()
    const given = { full_name: ' Rosa Blum ', post: 'Editor', email: 'rosa@blum.example', age: '34', salary: '48000' }
    const { status, data } = await axios.post<{ row: TableRow }>('/api/datatables/add-row', given)
    expect(status).toBe(201)
    expect(data.row).toMatchObject({ id: 101, full_name: 'Rosa Blum', age: 34, salary: 48000, status: 1, city: '' })
    expect(data.row.start_date).toBe('2026-11-18')
    expect((await list()).allData.at(-1)).toEqual(data.row)
  })

  it.each(['full_name', 'post', 'email', 'age'] as const)('requires %s', async (field) => {
    const { axios, list } = await open()
    const given = { full_name: 'Rosa Blum', post: 'Editor', email: 'rosa@blum.example', age: 34, [field]: undefined }
    const { status, error } = await refusal(axios.post('/api/datatables/add-row', given))
    expect([status, Object.keys(error as object)]).toEqual([400, [field]])
    expect((await list()).total).toBe(100)
  })

  it.each([
    [{ id: 12, age: 'old' }, 400],
    [{ id: 12, status: 6 }, 400],
    [{ id: 12, salary: -1 }, 400],
    [{ id: 12, email: 'x' }, 400],
    [{ id: 12, post: ' ' }, 400],
    [{ id: 101, post: 'Editor' }, 404],
  ])('rejects %j with %i', async (body, status) => {
    const { axios, all, list } = await open()
    expect((await refusal(axios.post('/api/datatables/update-row', body))).status).toBe(status)
    expect((await list()).allData).toEqual(all)
  })

  it('deletes several, or none if one is unknown, and restores their positions', async () => {
    const { api, all, list } = await open()
    expect((await refusal(api.call(datatablesApi.removeMany, { body: { rowIds: [1, 999] } }))).status).toBe(404)
    expect((await list()).allData).toEqual(all)
    await api.call(datatablesApi.removeMany, { body: { rowIds: [50, 1, 100, 1] } })
    expect((await list()).total).toBe(97)
    await api.call(datatablesApi.restore, { body: { rowIds: [100, 50, 1] } })
    expect((await list()).allData).toEqual(all)
  })
})
