import { createAppAbility } from '@core/auth/ability'
import type { ModuleRoute } from '@core/module/defineModule'
import { modules } from '@/navigation/modules'
import type { Role } from './browser'

/** Somebody who looks at the page; a guest has not signed in. */
export type Visitor = Role | 'guest'

/** An address that shows something. Every route is found here without being listed. */
export function addressOf({ path, sample }: ModuleRoute): string {
  const address = sample ?? path
  if (address.includes(':')) throw new Error(`The route ${path} has parameters and no sample address.`)
  return address
}

/** The modules whose pages the gates look at; `npm run test:changed` names those that a change touches. */
const chosen = process.env.MODULES?.split(',')
const routes = modules.filter(({ key }) => chosen?.includes(key) ?? true).flatMap((module) => module.routes)

/** The pages that one comes to signed in, and those that one sees without. */
export const memberRoutes = routes.filter(({ isPublic }) => !isPublic)
export const guestRoutes = routes.filter(({ isPublic }) => isPublic)

type Rules = Parameters<typeof createAppAbility>[0]

/** Whether a signed-in person's own rules, as the sign-in stored them, open a route. */
export function isAllowed({ can }: ModuleRoute, storage: Readonly<Record<string, string>>): boolean {
  const { ability } = JSON.parse(storage.userData ?? '{}') as { ability: Rules }
  return can === undefined || createAppAbility(ability).can(...can)
}
