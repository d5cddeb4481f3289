import { defineOperations, filterParameter, idParameter, nothing, pageParameters } from '@core/api/operations'
import { z } from '@core/schema'
import { cartApi } from '@/redux/shell/cart/contract'
import { categories, couponSchema, productIdSchema, productSchema, totalsSchema } from '@/redux/shell/cart/schema'
import { ecommerceApi } from './contract'
import type { Address } from './schema'
import {
  addressSchema,
  cartEntrySchema,
  checkoutSchema,
  comparedAtMost,
  couponCodeSchema,
  newOrderSchema,
  newReturnSchema,
  newReviewSchema,
  orderSchema,
  productFiltersSchema,
  reviewSchema,
  wishlistEntrySchema,
} from './schema'

const unknownProduct = { 404: 'No product has the id.' }
const unknownOrder = { 404: 'No order has the id.' }
const amount = z.optional(z.number().check(z.gte(0), z.describe('Included.')))

const address: Address = {
  type: 'office',
  fullName: 'Rosa Blum',
  phone: '+49 170 555 0136',
  street: 'Fischmarkt 4',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'Germany',
}

const review = { rating: 5, title: 'A dry back', text: 'Six hours uphill, and the rain stayed outside.' }

export const operations = defineOperations(ecommerceApi, {
  key: 'apps/ecommerce',
  title: 'E-commerce',
  description:
    'A shop: its products, the wishlist, the checkout and the orders. Prices are in US dollars, totals in cents.',
  schemas: {
    Product: productSchema,
    ProductFilters: productFiltersSchema,
    Review: reviewSchema,
    Coupon: couponSchema,
    Address: addressSchema,
    Totals: totalsSchema,
    Order: orderSchema,
  },
  calls: {
    products: {
      summary: 'Lists a page of products',
      query: z.object({
        ...pageParameters('name', 9),
        sortBy: z._default(z.enum(['featured', 'price-asc', 'price-desc']), 'featured'),
        category: filterParameter(categories),
        brand: filterParameter(['the brands']),
        rating: z.optional(z.int().check(z.gte(1), z.describe('Stars at least.'))),
        minPrice: amount,
        maxPrice: amount,
      }),
      answer: z.object({
        products: z.array(productSchema),
        total: z.int(),
        userWishlist: z.array(wishlistEntrySchema),
        userCart: z.array(cartEntrySchema),
      }),
      errors: { 400: 'A parameter cannot be used, such as `page=0` or an unknown `sortBy`.' },
      example: { query: { category: ['audio', 'music'], sortBy: 'price-asc', maxPrice: 100 } },
    },
    product: {
      summary: 'Reads a product',
      params: z.object({ id: idParameter }),
      answer: z.object({ product: productSchema }),
      errors: unknownProduct,
      example: { params: { id: 7 } },
    },
    wishlist: {
      summary: 'Lists what is wished for',
      answer: z.object({ products: z.array(productSchema) }),
      example: {},
    },
    addToWishlist: {
      summary: 'Puts a product onto the wishlist',
      status: 201,
      body: productIdSchema,
      answer: nothing,
      errors: unknownProduct,
      example: { body: { productId: 12 } },
    },
    removeFromWishlist: {
      summary: 'Takes a product off the wishlist',
      params: z.object({ id: idParameter }),
      answer: nothing,
      errors: { 404: 'No product on the wishlist has the id.' },
      async example(api) {
        await api.call(ecommerceApi.addToWishlist, { body: { productId: 9 } })
        return { params: { id: 9 } }
      },
    },
    filters: { summary: 'Lists what the shop can be filtered by', answer: productFiltersSchema, example: {} },
    stockAlerts: {
      summary: 'Lists the sold out products that one is told of once they are back',
      answer: z.object({ productIds: z.array(z.int()) }),
      example: {},
    },
    addStockAlert: {
      summary: 'Asks to be told when a product is in stock again',
      status: 201,
      body: productIdSchema,
      answer: nothing,
      errors: { 400: 'The product is in stock.', ...unknownProduct },
      example: { body: { productId: 18 } },
    },
    removeStockAlert: {
      summary: 'Asks to be told no more',
      params: z.object({ id: idParameter }),
      answer: nothing,
      errors: { 404: 'One is not told of a product with the id.' },
      async example(api) {
        await api.call(ecommerceApi.addStockAlert, { body: { productId: 18 } })
        return { params: { id: 18 } }
      },
    },
    comparison: {
      summary: 'Lists the products that one compares',
      answer: z.object({ products: z.array(productSchema) }),
      example: {},
    },
    addToComparison: {
      summary: 'Takes a product into the comparison',
      status: 201,
      body: productIdSchema,
      answer: nothing,
      errors: { 400: `There are ${comparedAtMost} products in it already.`, ...unknownProduct },
      example: { body: { productId: 5 } },
    },
    removeFromComparison: {
      summary: 'Takes a product out of the comparison',
      params: z.object({ id: idParameter }),
      answer: nothing,
      errors: { 404: 'No product in the comparison has the id.' },
      async example(api) {
        await api.call(ecommerceApi.addToComparison, { body: { productId: 5 } })
        return { params: { id: 5 } }
      },
    },
    reviews: {
      summary: "Lists a product's reviews, newest first",
      params: z.object({ id: idParameter }),
      answer: z.object({ reviews: z.array(reviewSchema) }),
      errors: unknownProduct,
      example: { params: { id: 7 } },
    },
    writeReview: {
      summary: 'Reviews a product',
      description: "Everybody has one review of a product: a second one takes its place. The product's rating follows.",
      status: 201,
      params: z.object({ id: idParameter }),
      body: newReviewSchema,
      answer: z.object({ review: reviewSchema }),
      errors: { 400: 'A field is missing or cannot be used.', ...unknownProduct },
      example: { params: { id: 7 }, body: review },
    },
    removeReview: {
      summary: "Takes one's own review of a product away",
      params: z.object({ id: idParameter }),
      answer: nothing,
      errors: { 404: 'No product has the id, or whoever asks has not reviewed it.' },
      async example(api) {
        await api.call(ecommerceApi.writeReview, { params: { id: 22 }, body: review })
        return { params: { id: 22 } }
      },
    },
    restoreReview: {
      summary: "Brings one's own review back",
      params: z.object({ id: idParameter }),
      answer: z.object({ review: reviewSchema }),
      errors: { 404: 'No product has the id, or whoever asks has taken no review of it away.' },
      async example(api) {
        await api.call(ecommerceApi.writeReview, { params: { id: 4 }, body: review })
        await api.call(ecommerceApi.removeReview, { params: { id: 4 } })
        return { params: { id: 4 } }
      },
    },
    checkout: {
      summary: 'Reads the coupon that is applied and the addresses that are known',
      answer: checkoutSchema,
      example: {},
    },
    applyCoupon: {
      summary: 'Applies a coupon',
      description: 'It takes the place of one that was applied before, and is used up by the order.',
      body: couponCodeSchema,
      answer: z.object({ coupon: couponSchema }),
      errors: { 400: 'There is no such coupon, or the goods do not come to what it asks for.' },
      example: { body: { code: 'WELCOME10' } },
    },
    removeCoupon: { summary: 'Takes the coupon back', answer: nothing, example: {} },
    orders: {
      summary: 'Lists the orders, newest first',
      answer: z.object({ orders: z.array(orderSchema) }),
      example: {},
    },
    order: {
      summary: 'Reads an order',
      params: z.object({ id: idParameter }),
      answer: z.object({ order: orderSchema }),
      errors: unknownOrder,
      example: { params: { id: 3 } },
    },
    placeOrder: {
      summary: 'Orders what is in the cart',
      description: 'The cart is empty then. A new address is kept for the next time.',
      status: 201,
      body: newOrderSchema,
      answer: z.object({ order: orderSchema }),
      errors: { 400: 'A field cannot be used, the cart is empty, or it holds more of a product than there is.' },
      async example(api) {
        await api.call(cartApi.addToCart, { body: { productId: 7 } })
        return { body: { address, paymentMethod: 'cash-on-delivery' as const } }
      },
    },
    cancelOrder: {
      summary: 'Cancels an order that is not on its way yet',
      description: 'All that was paid is paid back, and what was ordered is in stock again.',
      params: z.object({ id: idParameter }),
      answer: z.object({ order: orderSchema }),
      errors: { 400: 'The order is on its way, has arrived, or is cancelled.', ...unknownOrder },
      async example(api) {
        await api.call(cartApi.addToCart, { body: { productId: 7 } })
        const { order } = await api.call(ecommerceApi.placeOrder, {
          body: { address, paymentMethod: 'cash-on-delivery' },
        })
        return { params: { id: order.id } }
      },
    },
    returnOrder: {
      summary: 'Sends back something of an order',
      description: 'Until 30 days after its arrival. The share of what was paid for the goods is paid back.',
      params: z.object({ id: idParameter }),
      body: newReturnSchema,
      answer: z.object({ order: orderSchema }),
      errors: {
        400: 'A field cannot be used, more is sent back than there is, or the order cannot be returned.',
        ...unknownOrder,
      },
      example: { params: { id: 2 }, body: { lines: [{ productId: 13, qty: 1 }], reason: 'damaged' as const } },
    },
    orderAgain: {
      summary: 'Puts what was ordered into the cart once more',
      description: 'As many of each as there are. A product that is in the cart already stays as it is.',
      status: 201,
      params: z.object({ id: idParameter }),
      answer: z.object({ added: z.int(), soldOut: z.array(z.string()) }),
      errors: unknownOrder,
      example: { params: { id: 1 } },
    },
  },
})
