import { definePath } from '@core/module/definePath'

/** URLs that the shell links to. Their modules import them from here; other URLs are in the `paths.ts` of a module. */
export const publicPaths = {
  home: definePath('/'),
  accessControl: definePath('/access-control'),
  login: definePath('/login'),
  lock: definePath('/lock'),
  verifyEmail: definePath('/verify-email'),
  notAuthorized: definePath('/misc/not-authorized'),
  error: definePath('/misc/error'),
}

/** Page after login. Clients may read little except the access control page. */
export function landingPath(role: string): string {
  return role === 'client' ? publicPaths.accessControl.pattern : publicPaths.home.pattern
}
