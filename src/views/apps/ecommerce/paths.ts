import { definePath } from '@core/module/definePath'

export const paths = {
  shop: definePath('/apps/ecommerce/shop'),
  product: definePath('/apps/ecommerce/product-detail/:slug?'),
  compare: definePath('/apps/ecommerce/compare'),
  wishlist: definePath('/apps/ecommerce/wishlist'),
  checkout: definePath('/apps/ecommerce/checkout/:step?/:id?'),
  orders: definePath('/apps/ecommerce/orders/:id?'),
}
