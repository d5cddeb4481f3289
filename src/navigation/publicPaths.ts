import { definePath } from '@core/module/definePath'

/** What is linked before anybody is signed in: so much comes with the first page. `paths` has them all. */
export const publicPaths = {
  home: definePath('/'),
  accessControl: definePath('/access-control'),
  login: definePath('/login'),
  register: definePath('/register'),
  forgotPassword: definePath('/forgot-password'),
  notAuthorized: definePath('/misc/not-authorized'),
  error: definePath('/misc/error'),
}

/** Where someone lands after signing in: a client may read little but the access-control page. */
export function landingPath(role: string): string {
  return role === 'client' ? publicPaths.accessControl.pattern : publicPaths.home.pattern
}
