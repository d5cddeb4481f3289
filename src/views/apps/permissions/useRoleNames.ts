import { useMemo } from 'react'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchRoleAbilities, selectRoleAbilities } from '@/redux/shell/roles/slice'

/** What the roles are called, which permissions know by their keys. Until it is known, a key stands for the name. */
export function useRoleNames(): (key: string) => string {
  useRequest(fetchRoleAbilities, undefined)
  const { roles } = useAppSelector(selectRoleAbilities)
  return useMemo(() => {
    const names = new Map(roles.map(({ key, name }) => [key, name]))
    return (key) => names.get(key) ?? key
  }, [roles])
}
