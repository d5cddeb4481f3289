import { dateTextSchema } from '@core/dateText'
import { dateOf, dayTextOf } from '@core/zonedTime'
import { contains, columnsOf, listQuery } from '@fake-db/kit/listQuery'
import { badRequest } from '@fake-db/kit/reply'
import type { WireQuery, WireValue } from '@fake-db/kit/request'
import { amount, anyOf, text } from '@fake-db/kit/request'
import { shownAmounts, shownDays } from '@fake-db/kit/shown'
import type { TablePageQuery, TableRowPage, TableRowQuery } from '@/redux/tables/datatables/contract'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { tableRowSchema } from '@/redux/tables/datatables/schema'

/** Texts that `q` searches. */
function searched({ full_name, post, email, age, salary, start_date }: TableRow): string[] {
  return [
    full_name,
    post,
    email,
    String(age),
    String(salary),
    ...shownAmounts(Math.round(salary * 100)),
    start_date,
    ...shownDays(start_date),
  ]
}

const columns = columnsOf<TableRow>(tableRowSchema, { start_date: ({ start_date }) => Date.parse(start_date) })

/** All rows have the same `responsive_id`, so this sort keeps their order. */
export function listPage(rows: readonly TableRow[], { q, page, perPage }: WireQuery<TablePageQuery>) {
  return listQuery(rows, { q, page, perPage }, { searched, columns, defaultColumn: 'responsive_id' })
}

function dayOf(value: WireValue, name: string): string | null {
  const given = text(value)
  if (given === '') return null
  if (!dateTextSchema.safeParse(given).success) throw badRequest({ [name]: 'date' })
  return dayTextOf(dateOf(given))
}

export function listRows(rows: readonly TableRow[], query: WireQuery<TableRowQuery>): TableRowPage {
  const hasStatus = anyOf(query.status)
  const from = dayOf(query.start_from, 'start_from')
  const end = dayOf(query.start_to, 'start_to')
  const least = amount(query.salary_from, 'salary_from') ?? -Infinity
  const most = amount(query.salary_to, 'salary_to') ?? Infinity
  const contained = (['full_name', 'post', 'email', 'city', 'salary'] as const).map(
    (column) => [column, text(query[column])] as const,
  )
  return listQuery(rows, query, {
    searched,
    columns,
    defaultColumn: 'id',
    filter: (row) => {
      return (
        hasStatus(String(row.status)) &&
        (from === null || row.start_date >= from) &&
        (end === null || row.start_date <= end) &&
        row.salary >= least &&
        row.salary <= most &&
        contained.every(([column, wanted]) => contains([String(row[column])], wanted))
      )
    },
  })
}
