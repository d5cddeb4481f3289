import type { ModuleRoute } from '@core/module/defineModule'
import { useMatches } from 'react-router-dom'

function hasRoute(handle: unknown): handle is { readonly route: ModuleRoute } {
  return typeof handle === 'object' && handle !== null && 'route' in handle
}

export function useCurrentRoute(): ModuleRoute | null {
  const handle = useMatches().at(-1)?.handle
  return hasRoute(handle) ? handle.route : null
}
