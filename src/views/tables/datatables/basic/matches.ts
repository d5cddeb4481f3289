import type { TableRow } from '@/redux/tables/datatables/schema'

/** Whether a search finds a row, by the rules of `GET /api/datatables/data`. */
export function matches({ full_name, post, email, age, salary, start_date }: TableRow, q: string): boolean {
  const wanted = q.trim().toLowerCase()
  return [full_name, post, email, String(age), String(salary), start_date].some((text) =>
    text.toLowerCase().includes(wanted),
  )
}
