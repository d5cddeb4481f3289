import { defineModule } from '@core/module/defineModule'
import { Store } from 'lucide-react'
import { paths } from './paths'
import type texts from './locales/en.json'

declare module '@core/i18n/resources' {
  interface I18nResources {
    ecommerce: typeof texts
  }
  interface NavTexts extends Readonly<typeof texts.nav> {}
}

export default defineModule({
  key: 'apps/ecommerce',
  i18n: { namespace: 'ecommerce', load: (language) => import(`./locales/${language}.json`) },
  nav: {
    section: 'apps',
    order: 45,
    icon: Store,
    group: 'ecommerce',
    routes: [paths.shop.pattern, paths.wishlist.pattern, paths.checkout.pattern, paths.orders.pattern],
    hasBadge: true,
  },
  found: paths.product.pattern,
  routes: [
    {
      path: paths.shop.pattern,
      title: 'shop',
      can: ['read', 'Ecommerce'],
      load: async () => (await import('./ShopPage')).ShopPage,
    },
    {
      path: paths.product.pattern,
      sample: paths.product.href({ slug: 'commuter-city-bicycle-5' }),
      title: 'product',
      can: ['read', 'Ecommerce'],
      parent: paths.shop.pattern,
      load: async () => (await import('./ProductPage')).ProductPage,
    },
    {
      path: paths.wishlist.pattern,
      title: 'wishlist',
      can: ['read', 'Ecommerce'],
      load: async () => (await import('./WishlistPage')).WishlistPage,
    },
    {
      path: paths.compare.pattern,
      title: 'compare',
      can: ['read', 'Ecommerce'],
      parent: paths.shop.pattern,
      load: async () => (await import('./ComparePage')).ComparePage,
    },
    {
      path: paths.checkout.pattern,
      sample: paths.checkout.href(),
      title: 'checkout',
      can: ['read', 'Ecommerce'],
      load: async () => (await import('./CheckoutPage')).CheckoutPage,
    },
    {
      path: paths.orders.pattern,
      sample: paths.orders.href(),
      title: 'orders',
      can: ['read', 'Ecommerce'],
      load: async () => (await import('./OrdersPage')).OrdersPage,
    },
  ],
})
