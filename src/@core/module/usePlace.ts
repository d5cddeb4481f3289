import { createContext, use, useCallback } from 'react'
import { useCan } from '../auth/useCan'
import { definePath, type Path } from './definePath'
import type { ModuleRoute } from './defineModule'

/** All routes of the product, for pages that list or link to others. */
export const RoutesContext = createContext<readonly ModuleRoute[]>([])

/**
 * Finds pages of other modules, which the product may have or not.
 * @returns `place('/area/page/:id?', { id })` gives the address of the page that has this path; undefined where there
 *   is none, or where the one who is signed in may not see it
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
