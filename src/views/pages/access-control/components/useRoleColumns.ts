import { useAbility } from '@casl/react'
import type { AppAbility, Subject } from '@core/auth/ability'
import { createAppAbility } from '@core/auth/ability'
import { useUser } from '@core/auth/user'
import { useAppSelector } from '@/redux/app/hooks'
import type { Abilities } from '@/redux/shell/roles/schema'
import { rights } from '@/redux/shell/roles/schema'
import { selectRoleAbilities } from '@/redux/shell/roles/slice'
import { useRoleName, useSessionRoleName } from '@/redux/shell/roles/useRoleName'

export interface RoleColumn {
  readonly key: string
  readonly name: string
  readonly ability: AppAbility
}

/** The user's own role with the rights of the session, then the other roles. */
export function useRoleColumns(): readonly [own: RoleColumn, ...others: RoleColumn[]] {
  const ability = useAbility<AppAbility>()
  const user = useUser()
  const roleName = useRoleName()
  const sessionRoleName = useSessionRoleName()
  const { roles } = useAppSelector(selectRoleAbilities)
  const own = { key: 'own', name: sessionRoleName(user?.role ?? ''), ability }
  const all = roles.map(({ key, name, ability: rules }) => ({
    key,
    name: roleName(name),
    ability: createAppAbility(rules),
  }))
  return [own, ...all.filter(({ name }) => name !== own.name)]
}

export function abilitiesIn({ ability }: RoleColumn, subject: Subject): Abilities {
  return {
    read: ability.can('read', subject),
    write: ability.can('update', subject),
    create: ability.can('create', subject),
    delete: ability.can('delete', subject),
  }
}

export function hasSameAccess(a: RoleColumn, b: RoleColumn, subject: Subject): boolean {
  const [ofA, ofB] = [abilitiesIn(a, subject), abilitiesIn(b, subject)]
  return rights.every((right) => ofA[right] === ofB[right])
}
