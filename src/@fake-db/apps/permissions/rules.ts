import { wallOf } from '@core/zonedTime'
import { listQuery } from '@fake-db/kit/listQuery'
import { badRequest } from '@fake-db/kit/reply'
import type { WireQuery, WireValue } from '@fake-db/kit/request'
import { anyOf, count, text } from '@fake-db/kit/request'
import type { PermissionList, PermissionListQuery } from '@/redux/apps/permissions/contract'
import type { Allowed, Permission } from '@/redux/apps/permissions/schema'
import type { Abilities, Matrix, Role } from '@/redux/shell/roles/schema'
import { closed, rights } from '@/redux/shell/roles/schema'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Time in the chosen zone, such as `24 Sep 2021, 5:45 PM`. */
export function createdDateOf(date: Date): string {
  const { day, month, year, hour, minute } = wallOf(date)
  const clock = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
  return `${day} ${String(months[month - 1])} ${year}, ${clock}`
}

/** Echoes the parameters, with page numbers as numbers. */
function paramsOf(query: WireQuery<PermissionListQuery>): Record<string, unknown> {
  const sent = Object.entries<WireValue>(query).map(([name, value]): [string, unknown] => {
    if (typeof value !== 'object' || value.length > 1) return [name, value]
    const isNumber = (name === 'page' || name === 'perPage') && text(value) !== ''
    return [name, isNumber ? count(value, 1, name) : value[0]]
  })
  return Object.fromEntries(sent)
}

export function listPermissions(
  permissions: readonly Permission[],
  query: WireQuery<PermissionListQuery>,
): PermissionList {
  const { q, page, perPage } = query
  const isWanted = anyOf(query.assignedTo)
  const { rows, total } = listQuery(
    permissions,
    { q, page, perPage },
    {
      searched: ({ name, createdDate }) => [name, createdDate],
      // Equal values keep the table order: the sort is stable.
      columns: { place: () => 0 },
      defaultColumn: 'place',
      filter: ({ assignedTo }) => isWanted(...assignedTo),
    },
  )
  return { params: paramsOf(query), allData: [...permissions], total, permissions: rows }
}

/** Names are unique, ignoring case. */
export function rejectDuplicateName(permissions: readonly Permission[], name: string, ownId?: number): void {
  const isTaken = permissions.some((other) => other.id !== ownId && other.name.toLowerCase() === name.toLowerCase())
  if (isTaken) throw badRequest({ name: 'taken' })
}

function withReading(abilities: Abilities): Abilities {
  return { ...abilities, read: rights.some((right) => abilities[right]) }
}

export function toAllowed(given: Allowed): Allowed {
  return { area: given.area, ...withReading(given) }
}

/** Requires that the role was given the permission, and that its matrix still has all rights. */
export function hasPermission({ key, matrix }: Role, { assignedTo, allows }: Permission): boolean {
  return (
    assignedTo.includes(key) && (!allows || rights.every((right) => !allows[right] || matrix[allows.area]?.[right]))
  )
}

/** Removes the `lost` rights, then adds the `allowed` rights. Other permissions may keep lost rights. */
export function matrixWith(
  matrix: Matrix,
  lost: Allowed | undefined,
  allowed: readonly (Allowed | undefined)[],
): Matrix {
  const next = { ...matrix }
  function put(allows: Allowed | undefined, isAllowed: boolean) {
    if (!allows) return
    const { area } = allows
    for (const right of rights) if (allows[right]) next[area] = { ...(next[area] ?? closed), [right]: isAllowed }
  }
  put(lost, false)
  for (const allows of allowed) put(allows, true)
  if (lost) next[lost.area] = withReading(next[lost.area] ?? closed)
  return next
}
