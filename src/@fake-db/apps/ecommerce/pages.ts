import type { CataloguePage } from '@fake-db/shell/search/page'

export const pages: readonly CataloguePage[] = [
  { target: 'shop', title: 'Shop', icon: 'store', link: '/apps/ecommerce/shop' },
  { target: 'productDetail', title: 'Product Detail', icon: 'package', link: '/apps/ecommerce/product-detail' },
  { target: 'wishlist', title: 'Wishlist', icon: 'heart', link: '/apps/ecommerce/wishlist' },
  { target: 'checkout', title: 'Checkout', icon: 'shopping-cart', link: '/apps/ecommerce/checkout' },
  { target: 'orders', title: 'Orders', icon: 'package-check', link: '/apps/ecommerce/orders', bookmark: 2 },
]
