import { addDays } from '@fake-db/kit/env'
import type { Permission } from '@/redux/apps/permissions/schema'
import type { Right } from '@/redux/shell/roles/schema'
import { closed, rights } from '@/redux/shell/roles/schema'
import { createdDateOf } from './rules'

type Row = readonly [
  name: string,
  assignedTo: Permission['assignedTo'],
  daysAgo: number,
  time: readonly [hours: number, minutes: number],
  /** Products without this area show the name unchanged. */
  area: string,
  allowed: readonly Right[],
]

const rows: readonly Row[] = [
  ['Management', ['administrator'], 412, [17, 45], 'ACL', rights],
  ['Manage Billing & Roles', ['administrator'], 398, [9, 5], 'ACL', ['read', 'write']],
  ['Add & Remove Users', ['administrator', 'manager'], 377, [11, 30], 'User', ['read', 'create', 'delete']],
  ['Project Planning', ['administrator', 'user', 'support'], 290, [16, 20], 'Kanban', ['read', 'write', 'create']],
  ['Manage Email Sequences', ['administrator', 'user', 'support'], 215, [12, 0], 'Email', rights],
  ['Client Communication', ['administrator', 'manager'], 168, [8, 40], 'Chat', rights],
  ['Only View', ['administrator', 'restricted-user'], 121, [0, 15], 'ACL', ['read']],
  ['Financial Management', ['administrator', 'manager'], 64, [14, 55], 'Invoice', rights],
  ["Manage Others' Tasks", ['administrator', 'support'], 23, [10, 10], 'Todo', rights],
]

export function seedPermissions(now: Date): Permission[] {
  return rows.map(([name, assignedTo, daysAgo, [hours, minutes], area, allowed], index) => {
    const created = addDays(now, -daysAgo)
    created.setHours(hours, minutes, 0, 0)
    const allows = { area, ...closed, ...Object.fromEntries(allowed.map((right) => [right, true])) }
    return { id: index + 1, name, assignedTo, createdDate: createdDateOf(created), allows }
  })
}
