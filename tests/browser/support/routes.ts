import { createAppAbility } from '@core/auth/ability'
import type { ModuleRoute } from '@core/module/defineModule'
import { modules } from '@/navigation/modules'
import type { Role } from './browser'

export type Visitor = Role | 'guest'

export function addressOf({ path, sample }: ModuleRoute): string {
  const address = sample ?? path
  if (address.includes(':')) throw new Error(`The route ${path} has parameters and no sample address.`)
  return address
}

/** Modules to test; `npm run test:changed` sets them. */
const chosen = process.env.MODULES?.split(',')
const routes = modules.filter(({ key }) => chosen?.includes(key) ?? true).flatMap((module) => module.routes)

export const memberRoutes = routes.filter(({ isPublic }) => !isPublic)
export const guestRoutes = routes.filter(({ isPublic }) => isPublic)

type Rules = Parameters<typeof createAppAbility>[0]

export function isAllowed({ can }: ModuleRoute, storage: Readonly<Record<string, string>>): boolean {
  const { ability } = JSON.parse(storage.userData ?? '{}') as { ability: Rules }
  return can === undefined || createAppAbility(ability).can(...can)
}
