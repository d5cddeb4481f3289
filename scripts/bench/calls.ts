import { listQuery } from '@fake-db/kit/listQuery'

interface Row {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly status: string
  readonly amount: number
}

const size = 100_000
const rounds = 15

/** Rows in no order, the same in every run. */
const rows: readonly Row[] = Array.from({ length: size }, (_, index) => {
  const mixed = Math.imul(index + 1, 0x9e3779b1) >>> 0
  const name = `${['Ada', 'Björn', 'Chloé', 'Đặng', 'Émile', 'Fatou'][mixed % 6] ?? ''} ${mixed.toString(36)}`
  const status = ['active', 'pending', 'inactive'][mixed % 3] ?? ''
  return { id: index + 1, name, email: `${mixed.toString(36)}@example.com`, status, amount: mixed % 10_000 }
})

const columns = {
  id: ({ id }: Row) => id,
  name: ({ name }: Row) => name,
  amount: ({ amount }: Row) => amount,
}

interface Case {
  readonly name: string
  readonly column: keyof typeof columns
  readonly q: string
  readonly status: string
  readonly compare: (a: Row, b: Row) => number
}

const cases: readonly Case[] = [
  { name: 'all, by amount', column: 'amount', q: '', status: '', compare: (a, b) => a.amount - b.amount },
  { name: 'all, by name', column: 'name', q: '', status: '', compare: (a, b) => a.name.localeCompare(b.name) },
  { name: 'a status, by amount', column: 'amount', q: '', status: 'active', compare: (a, b) => a.amount - b.amount },
  { name: 'a search, by name', column: 'name', q: 'z1', status: '', compare: (a, b) => a.name.localeCompare(b.name) },
  {
    name: 'a search and a status, by name',
    column: 'name',
    q: 'a',
    status: 'active',
    compare: (a, b) => a.name.localeCompare(b.name),
  },
]

function byKit({ column, q, status }: Case) {
  return listQuery(
    rows,
    { q, sortColumn: column, page: '3', perPage: '25' },
    {
      searched: ({ name, email }) => [name, email],
      columns,
      defaultColumn: 'id',
      filter: (row) => status === '' || row.status === status,
    },
  )
}

function byHand({ q, status, compare }: Case) {
  const needle = q.toLowerCase()
  const matching = rows.filter(
    (row) =>
      (status === '' || row.status === status) &&
      (row.name.toLowerCase().includes(needle) || row.email.toLowerCase().includes(needle)),
  )
  matching.sort(compare)
  return { rows: matching.slice(50, 75), total: matching.length }
}

function time(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** The cost of a page of a list over 100 000 rows, beside that of a filter, sort and slice written for the purpose. */
export function measureLists() {
  return cases.map((candidate) => {
    const [kit, hand] = [byKit(candidate), byHand(candidate)]
    if (JSON.stringify(kit) !== JSON.stringify(hand)) throw new Error(`They do not answer the same: ${candidate.name}`)
    const times: Record<'kit' | 'hand', number[]> = { kit: [], hand: [] }
    for (let round = 0; round < rounds; round += 1) {
      times.kit.push(time(() => byKit(candidate)))
      times.hand.push(time(() => byHand(candidate)))
    }
    return { name: candidate.name, matches: kit.total, kit: median(times.kit), hand: median(times.hand) }
  })
}
