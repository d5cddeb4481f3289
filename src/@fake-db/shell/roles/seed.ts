import type { Area } from '@core/module/defineModule'
import { areas } from '@/redux/shell/roles/areas'
import type { Abilities, Matrix, Role } from '@/redux/shell/roles/schema'
import { closed } from '@/redux/shell/roles/schema'
import type { RoleKey } from '@/redux/shell/roles/shipped'
import { roleKeys, shippedRoles } from '@/redux/shell/roles/shipped'

const everything: Abilities = { read: true, write: true, create: true, delete: true }

function matrixOf(abilitiesIn: (area: Area) => Abilities): Matrix {
  return Object.fromEntries(areas.map((area) => [area.subject, abilitiesIn(area)]))
}

/** Rights that the modules of the areas declare for a role. */
function usually(key: RoleKey): Matrix {
  return matrixOf(({ rights: { [key]: actions = [] } }) => {
    const may = (action: (typeof actions)[number]) => actions.includes(action) || actions.includes('manage')
    return { read: may('read'), write: may('update'), create: may('create'), delete: may('delete') }
  })
}

export const closedMatrix = matrixOf(() => ({ ...closed }))

/** Administrators have all rights; modules declare the rights of other roles. */
export const seedRoles: readonly Role[] = roleKeys.map((key, index) => ({
  id: index + 1,
  key,
  name: shippedRoles[key].name,
  isBuiltIn: true,
  matrix: key === 'administrator' ? matrixOf(() => ({ ...everything })) : usually(key),
}))
