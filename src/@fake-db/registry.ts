import { calendarApi } from '@/redux/apps/calendar/contract'
import { chatApi } from '@/redux/apps/chat/contract'
import { ecommerceApi } from '@/redux/apps/ecommerce/contract'
import { emailApi } from '@/redux/apps/email/contract'
import { invoiceApi } from '@/redux/apps/invoice/contract'
import { kanbanApi } from '@/redux/apps/kanban/contract'
import { permissionsApi } from '@/redux/apps/permissions/contract'
import { rolesApi } from '@/redux/apps/roles/contract'
import { todoApi } from '@/redux/apps/todo/contract'
import { userApi } from '@/redux/apps/user/contract'
import { analyticsApi } from '@/redux/cards/analytics/contract'
import { statisticsApi } from '@/redux/cards/statistics/contract'
import { galleryApi } from '@/redux/forms/gallery/contract'
import { comingSoonApi } from '@/redux/misc/coming-soon/contract'
import { maintenanceApi } from '@/redux/misc/maintenance/contract'
import { accountSettingsApi } from '@/redux/pages/account-settings/contract'
import { apiKeyApi } from '@/redux/pages/api-key/contract'
import { blogApi } from '@/redux/pages/blog/contract'
import { faqApi } from '@/redux/pages/faq/contract'
import { knowledgeBaseApi } from '@/redux/pages/knowledge-base/contract'
import { modalExamplesApi } from '@/redux/pages/modal-examples/contract'
import { pricingApi } from '@/redux/pages/pricing/contract'
import { profileApi } from '@/redux/pages/profile/contract'
import { badgesApi } from '@/redux/shell/badges/contract'
import { bookmarksApi } from '@/redux/shell/bookmarks/contract'
import { cartApi } from '@/redux/shell/cart/contract'
import { companyApi } from '@/redux/shell/company/contract'
import { finderApi } from '@/redux/shell/finder/contract'
import { notificationsApi } from '@/redux/shell/notifications/contract'
import { accessApi } from '@/redux/shell/access/contract'
import { rolesApi as roleAbilityApi } from '@/redux/shell/roles/contract'
import { searchApi } from '@/redux/shell/search/contract'
import { sessionApi } from '@/redux/shell/session/contract'
import { subscriptionApi } from '@/redux/shell/subscription/contract'
import { datatablesApi } from '@/redux/tables/datatables/contract'
import { entry } from './kit/entry'
import type { FakeModule } from './kit/mount'

/** One line for each module that the sample backend answers for. Rows and handlers are loaded by a module's first call. */
export const registry: readonly FakeModule[] = [
  entry('shell/session', sessionApi, null, () => import('./shell/session/handlers')),
  entry('shell/bookmarks', bookmarksApi, 'Bookmark', () => import('./shell/bookmarks/handlers')),
  entry('shell/search', searchApi, 'Bookmark', () => import('./shell/search/handlers')),
  entry('shell/finder', finderApi, null, async () => (await import('./shell/finder/handlers')).load()),
  entry('shell/notifications', notificationsApi, 'Data', () => import('./shell/notifications/handlers')),
  entry('shell/access', accessApi, null, () => import('./shell/access/handlers')),
  entry('shell/roles', roleAbilityApi, 'ACL', () => import('./shell/roles/handlers')),
  entry('shell/badges', badgesApi, 'Data', async () => (await import('./shell/badges/handlers')).load()),
  // The shop knows what is in the cart, and the cart what the shop has: they share their tables.
  entry('shell/cart', cartApi, 'Ecommerce', () => import('./apps/ecommerce/cartHandlers')),
  entry('apps/ecommerce', ecommerceApi, 'Ecommerce', () => import('./apps/ecommerce/handlers')),
  entry('apps/user', userApi, 'User', () => import('./apps/user/handlers')),
  entry('pages/faq', faqApi, 'Data', () => import('./pages/faq/handlers')),
  entry('pages/pricing', pricingApi, 'Data', () => import('./pages/pricing/handlers')),
  entry('shell/subscription', subscriptionApi, 'Data', () => import('./shell/subscription/handlers')),
  entry('apps/todo', todoApi, 'Todo', () => import('./apps/todo/handlers')),
  entry('pages/api-key', apiKeyApi, 'Data', () => import('./pages/api-key/handlers')),
  entry('apps/invoice', invoiceApi, 'Invoice', () => import('./apps/invoice/handlers')),
  entry('shell/company', companyApi, 'Invoice', () => import('./shell/company/handlers')),
  entry('pages/account-settings', accountSettingsApi, 'Data', () => import('./pages/account-settings/handlers')),
  entry('apps/calendar', calendarApi, 'Calendar', () => import('./apps/calendar/handlers')),
  entry('cards/analytics', analyticsApi, 'Data', () => import('./cards/analytics/handlers')),
  entry('cards/statistics', statisticsApi, 'Data', () => import('./cards/statistics/handlers')),
  entry('forms/gallery', galleryApi, 'Data', () => import('./forms/gallery/handlers')),
  entry('apps/email', emailApi, 'Email', () => import('./apps/email/handlers')),
  entry('pages/profile', profileApi, 'Data', () => import('./pages/profile/handlers')),
  entry('apps/kanban', kanbanApi, 'Kanban', () => import('./apps/kanban/handlers')),
  entry('apps/permissions', permissionsApi, 'ACL', () => import('./apps/permissions/handlers')),
  entry('apps/roles', rolesApi, 'ACL', () => import('./apps/roles/handlers')),
  entry('pages/blog', blogApi, 'Data', () => import('./pages/blog/handlers')),
  entry('tables/datatables', datatablesApi, 'Data', () => import('./tables/datatables/handlers')),
  entry('apps/chat', chatApi, 'Chat', () => import('./apps/chat/handlers')),
  entry('misc/coming-soon', comingSoonApi, 'Data', () => import('./misc/coming-soon/handlers')),
  entry('misc/maintenance', maintenanceApi, null, () => import('./misc/maintenance/handlers')),
  entry('pages/modal-examples', modalExamplesApi, 'Data', () => import('./pages/modal-examples/handlers')),
  entry('pages/knowledge-base', knowledgeBaseApi, 'Data', () => import('./pages/knowledge-base/handlers')),
]
