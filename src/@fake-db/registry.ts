import { ecommerceApi } from '@/redux/apps/ecommerce/contract'
import { userApi } from '@/redux/apps/user/contract'
import { bookmarksApi } from '@/redux/shell/bookmarks/contract'
import { cartApi } from '@/redux/shell/cart/contract'
import { notificationsApi } from '@/redux/shell/notifications/contract'
import { searchApi } from '@/redux/shell/search/contract'
import { sessionApi } from '@/redux/shell/session/contract'
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
]
