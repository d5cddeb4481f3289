import { definePath } from '@core/module/definePath'

/**
 * The places that the shell itself leads to, wherever somebody is. The modules that have a page there take its address from
 * here; all others are in the `paths.ts` of their module.
 */
export const publicPaths = {
  home: definePath('/'),
  accessControl: definePath('/access-control'),
  login: definePath('/login'),
  lock: definePath('/lock'),
  verifyEmail: definePath('/verify-email'),
  notAuthorized: definePath('/misc/not-authorized'),
  error: definePath('/misc/error'),
}

/** Where someone lands after signing in: a client may read little but the access-control page. */
export function landingPath(role: string): string {
  return role === 'client' ? publicPaths.accessControl.pattern : publicPaths.home.pattern
}
