import type { Tone } from '@core/components/tone'
import type { TableRowQuery } from '@/redux/tables/datatables/contract'
import type { TableRow } from '@/redux/tables/datatables/schema'

type Status = TableRow['status']

/** What the numbers mean, as keys of the locale files. */
export const statusKeys = {
  1: 'applied',
  2: 'probation',
  3: 'employed',
  4: 'onLeave',
  5: 'left',
} as const satisfies Record<Status, string>

export const statusTones: Readonly<Record<Status, Tone>> = {
  1: 'info',
  2: 'primary',
  3: 'success',
  4: 'warning',
  5: 'neutral',
}

/** Fields and filters as keys of the locale files. */
export const fieldKeys = {
  full_name: 'fullName',
  post: 'post',
  email: 'email',
  city: 'city',
  start_date: 'startDate',
  start_from: 'startFrom',
  start_to: 'startTo',
  salary: 'salary',
  age: 'age',
  experience: 'experience',
  status: 'status',
} as const satisfies Partial<Record<keyof TableRow | keyof TableRowQuery, string>>
