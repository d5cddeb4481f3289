import { addDays } from '@fake-db/kit/env'
import type { Permission } from '@/redux/apps/permissions/schema'
import { createdDateOf } from './rules'

type Row = readonly [
  name: string,
  assignedTo: Permission['assignedTo'],
  daysAgo: number,
  time: readonly [hours: number, minutes: number],
]

const rows: readonly Row[] = [
  ['Management', ['administrator'], 412, [17, 45]],
  ['Manage Billing & Roles', ['administrator'], 398, [9, 5]],
  ['Add & Remove Users', ['administrator', 'manager'], 377, [11, 30]],
  ['Project Planning', ['administrator', 'user', 'support'], 290, [16, 20]],
  ['Manage Email Sequences', ['administrator', 'user', 'support'], 215, [12, 0]],
  ['Client Communication', ['administrator', 'manager'], 168, [8, 40]],
  ['Only View', ['administrator', 'restricted-user'], 121, [0, 15]],
  ['Financial Management', ['administrator', 'manager'], 64, [14, 55]],
  ["Manage Others' Tasks", ['administrator', 'support'], 23, [10, 10]],
]

export function seedPermissions(now: Date): Permission[] {
  return rows.map(([name, assignedTo, daysAgo, [hours, minutes]], index) => {
    const created = addDays(now, -daysAgo)
    created.setHours(hours, minutes, 0, 0)
    return { id: index + 1, name, assignedTo, createdDate: createdDateOf(created) }
  })
}
