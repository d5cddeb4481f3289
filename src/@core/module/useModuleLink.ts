import { createContext, use, useCallback } from 'react'
import { useCan } from '../auth/useCan'
import { definePath, type Path } from './definePath'
import type { ModuleRoute } from './defineModule'

export const RoutesContext = createContext<readonly ModuleRoute[]>([])

type ModuleLink = <const Pattern extends string>(
  pattern: Pattern,
  ...address: Parameters<Path<Pattern>['href']>
) => string | undefined

/** Links to other modules: `place('/area/page/:id?', { id })` is undefined if the page is missing or forbidden. */
export function useModuleLink(): ModuleLink {
  const routes = use(RoutesContext)
  const can = useCan()
  return useCallback(
    <const Pattern extends string>(pattern: Pattern, ...address: Parameters<Path<Pattern>['href']>) => {
      const route = routes.find(({ path }) => path === pattern)
      if (!route || (route.can && !can(...route.can))) return undefined
      return definePath(pattern).href(...address)
    },
    [routes, can],
  )
}
