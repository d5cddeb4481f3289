import { actions } from '@core/auth/actions'
import { RoutesContext } from '@core/module/usePlace'
import { use } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAppSelector } from '@/redux/app/hooks'
import { selectRoleAbilities } from '@/redux/shell/roles/slice'

/** What is being asked: whether a role may do something on a page. The address keeps it, so that an answer can be shared. */
export function useSimulation() {
  const [search, setSearch] = useSearchParams()
  const { roles } = useAppSelector(selectRoleAbilities)
  const routes = use(RoutesContext).filter(({ isPublic }) => !isPublic)

  return {
    roles,
    routes,
    role: roles.find(({ key }) => key === search.get('role')) ?? roles[0],
    route: routes.find(({ path }) => path === search.get('page')) ?? routes[0],
    action: actions.find((action) => action === search.get('action')) ?? 'read',
    choose(name: 'role' | 'page' | 'action', value: string) {
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          next.set(name, value)
          return next
        },
        { preventScrollReset: true },
      )
    },
  }
}
