import { createContext, use, useCallback } from 'react'
import { useCan } from '../auth/useCan'
import { definePath, type Path } from './definePath'
import type { ModuleRoute } from './defineModule'

/** All routes of the product, for pages that list or link to others. */
export const RoutesContext = createContext<readonly ModuleRoute[]>([])

/**
 * Links to pages of other modules, which may not be installed.
 * @returns `place('/area/page/:id?', { id })` returns the page's URL; undefined if it is missing or the user may not open it
 */
export function usePlace() {
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
