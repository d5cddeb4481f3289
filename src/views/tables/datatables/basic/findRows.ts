import { search } from '@core/search'
import type { TableRow } from '@/redux/tables/datatables/schema'
import type { Formatters } from '@/utility/format/formatters'

/**
 * The rows that a search finds, by the rules of `GET /api/datatables/data`.
 * @param format what days and salaries are written with on the screen
 */
export function findRows(rows: readonly TableRow[], q: string, format: Formatters): TableRow[] {
  return search(rows, q, ({ full_name, post, email, age, salary, start_date }) => [
    full_name,
    post,
    email,
    String(age),
    String(salary),
    format.money(salary * 100),
    start_date,
    format.date(start_date),
  ])
}
