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
import { autocompleteApi } from '@/redux/forms/autocomplete/contract'
import { selectApi } from '@/redux/forms/select/contract'
import { accountSettingsApi } from '@/redux/pages/account-settings/contract'
import { apiKeyApi } from '@/redux/pages/api-key/contract'
import { blogApi } from '@/redux/pages/blog/contract'
import { faqApi } from '@/redux/pages/faq/contract'
import { knowledgeBaseApi } from '@/redux/pages/knowledge-base/contract'
import { pricingApi } from '@/redux/pages/pricing/contract'
import { profileApi } from '@/redux/pages/profile/contract'
import { badgesApi } from '@/redux/shell/badges/contract'
import { bookmarksApi } from '@/redux/shell/bookmarks/contract'
import { cartApi } from '@/redux/shell/cart/contract'
import { companyApi } from '@/redux/shell/company/contract'
import { notificationsApi } from '@/redux/shell/notifications/contract'
import { accessApi } from '@/redux/shell/access/contract'
import { roleAbilityApi } from '@/redux/shell/roles/contract'
import { searchApi } from '@/redux/shell/search/contract'
import { sessionApi } from '@/redux/shell/session/contract'
import { subscriptionApi } from '@/redux/shell/subscription/contract'
import { datatablesApi } from '@/redux/tables/datatables/contract'
import type { FakeModule } from './kit/mount'

/** One line for each module that the sample backend answers for. Rows and handlers are loaded by a module's first call. */
export const registry: readonly FakeModule[] = [
  {
    key: 'shell/session',
    contract: sessionApi,
    subject: null,
    load: () => import('./shell/session/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'shell/bookmarks',
    contract: bookmarksApi,
    subject: 'Bookmark',
    load: () => import('./shell/bookmarks/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'shell/search',
    contract: searchApi,
    subject: 'Bookmark',
    load: () => import('./shell/search/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'shell/notifications',
    contract: notificationsApi,
    subject: 'Data',
    load: () => import('./shell/notifications/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'shell/access',
    contract: accessApi,
    subject: null,
    load: () => import('./shell/access/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'shell/roles',
    contract: roleAbilityApi,
    subject: 'ACL',
    load: () => import('./shell/roles/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'shell/badges',
    contract: badgesApi,
    subject: 'Data',
    async load() {
      const [{ createHandlersFor }, { loadCounters }] = await Promise.all([
        import('./shell/badges/handlers'),
        import('./counters'),
      ])
      return createHandlersFor(await loadCounters())
    },
  },
  {
    key: 'shell/cart',
    contract: cartApi,
    subject: 'Ecommerce',
    // The shop knows what is in the cart, and the cart what the shop has: they share their tables.
    load: () => import('./apps/ecommerce/cartHandlers').then((module) => module.createHandlers),
  },
  {
    key: 'apps/ecommerce',
    contract: ecommerceApi,
    subject: 'Ecommerce',
    load: () => import('./apps/ecommerce/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'apps/user',
    contract: userApi,
    subject: 'User',
    load: () => import('./apps/user/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'pages/faq',
    contract: faqApi,
    subject: 'Data',
    load: () => import('./pages/faq/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'pages/pricing',
    contract: pricingApi,
    subject: 'Data',
    load: () => import('./pages/pricing/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'shell/subscription',
    contract: subscriptionApi,
    subject: 'Data',
    load: () => import('./shell/subscription/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'apps/todo',
    contract: todoApi,
    subject: 'Todo',
    load: () => import('./apps/todo/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'pages/api-key',
    contract: apiKeyApi,
    subject: 'Data',
    load: () => import('./pages/api-key/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'apps/invoice',
    contract: invoiceApi,
    subject: 'Invoice',
    load: () => import('./apps/invoice/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'shell/company',
    contract: companyApi,
    subject: 'Invoice',
    load: () => import('./shell/company/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'pages/account-settings',
    contract: accountSettingsApi,
    subject: 'Data',
    load: () => import('./pages/account-settings/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'apps/calendar',
    contract: calendarApi,
    subject: 'Calendar',
    load: () => import('./apps/calendar/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'cards/analytics',
    contract: analyticsApi,
    subject: 'Data',
    load: () => import('./cards/analytics/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'cards/statistics',
    contract: statisticsApi,
    subject: 'Data',
    load: () => import('./cards/statistics/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'forms/select',
    contract: selectApi,
    subject: 'Data',
    load: () => import('./forms/select/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'forms/autocomplete',
    contract: autocompleteApi,
    subject: 'Data',
    load: () => import('./forms/autocomplete/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'apps/email',
    contract: emailApi,
    subject: 'Email',
    load: () => import('./apps/email/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'pages/profile',
    contract: profileApi,
    subject: 'Data',
    load: () => import('./pages/profile/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'apps/kanban',
    contract: kanbanApi,
    subject: 'Kanban',
    load: () => import('./apps/kanban/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'apps/permissions',
    contract: permissionsApi,
    subject: 'ACL',
    load: () => import('./apps/permissions/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'apps/roles',
    contract: rolesApi,
    subject: 'ACL',
    load: () => import('./apps/roles/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'pages/blog',
    contract: blogApi,
    subject: 'Data',
    load: () => import('./pages/blog/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'tables/datatables',
    contract: datatablesApi,
    subject: 'Data',
    load: () => import('./tables/datatables/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'apps/chat',
    contract: chatApi,
    subject: 'Chat',
    load: () => import('./apps/chat/handlers').then((module) => module.createHandlers),
  },
  {
    key: 'pages/knowledge-base',
    contract: knowledgeBaseApi,
    subject: 'Data',
    load: () => import('./pages/knowledge-base/handlers').then((module) => module.createHandlers),
  },
]
