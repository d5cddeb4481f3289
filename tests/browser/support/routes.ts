import { createAppAbility } from '@core/auth/ability'
import type { ModuleRoute } from '@core/module/defineModule'
import { modules } from '@/navigation/modules'
import type { Role } from './browser'

/** Guests are not logged in. */
export type Visitor = Role | 'guest'

/** A URL of a route. */
export function addressOf({ path, sample }: ModuleRoute): string {
  const address = sample ?? path
  if (address.includes(':')) throw new Error(`The route ${path} has parameters and no sample address.`)
  return address
}

/** Modules to test; `npm run test:changed` sets them. */
const chosen = process.env.MODULES?.split(',')
const routes = modules.filter(({ key }) => chosen?.includes(key) ?? true).flatMap((module) => module.routes)

/** Routes with and without login. */
export const memberRoutes = routes.filter(({ isPublic }) => !isPublic)
export const guestRoutes = routes.filter(({ isPublic }) => isPublic)

type Rules = Parameters<typeof createAppAbility>[0]

/** Checks the abilities in stored user data. */
export function isAllowed({ can }: ModuleRoute, storage: Readonly<Record<string, string>>): boolean {
  const { ability } = JSON.parse(storage.userData ?? '{}') as { ability: Rules }
  return can === undefined || createAppAbility(ability).can(...can)
}
