import { dateOf, dayTextOf } from '@core/zonedTime'
import { z } from '@core/schema'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { tableRowSchema } from '@/redux/tables/datatables/schema'

export const rowFormSchema = z.pick(tableRowSchema, {
  full_name: true,
  post: true,
  email: true,
  city: true,
  start_date: true,
  salary: true,
  age: true,
  experience: true,
  status: true,
})

export type RowFormInput = z.input<typeof rowFormSchema>
export type RowFormOutput = z.output<typeof rowFormSchema>

/** @param today default start date of a new row */
export function toFormValues(row: TableRow | undefined, today = new Date()): RowFormInput {
  if (!row) {
    const day = dayTextOf(today)
    return {
      full_name: '',
      post: '',
      email: '',
      city: '',
      start_date: day,
      salary: '',
      age: '',
      experience: 0,
      status: 1,
    }
  }
  const { full_name, post, email, city, salary, age, experience, status } = row
  const start_date = dayTextOf(dateOf(row.start_date))
  return { full_name, post, email, city, start_date, salary, age, experience, status }
}
