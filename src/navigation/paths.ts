import { definePath } from '@core/module/definePath'

/** Every route's address, declared once. Pages link through this file only, and it imports no page. */
export const paths = {
  home: definePath('/'),
  userList: definePath('/apps/user/list'),
  userView: definePath('/apps/user/view/:id?/:tab?'),
  accessControl: definePath('/access-control'),
  login: definePath('/login'),
  register: definePath('/register'),
  forgotPassword: definePath('/forgot-password'),
  notAuthorized: definePath('/misc/not-authorized'),
  error: definePath('/misc/error'),
}

/** Where someone lands after signing in (specification section 6): a client may read little but the access-control page. */
export function landingPath(role: string): string {
  return role === 'client' ? paths.accessControl.pattern : paths.home.pattern
}
