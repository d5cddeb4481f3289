import { defineOperations } from '@core/api/operations'
import { cartApi } from '@/redux/shell/cart/contract'
import { couponSchema, productSchema, totalsSchema } from '@/redux/shell/cart/schema'
import { ecommerceApi } from './contract'
import type { Address } from './schema'
import { addressSchema, comparedAtMost, orderSchema, productFiltersSchema, reviewSchema } from './schema'

const unknownProduct = { 404: 'Product not found.' }
const unknownOrder = { 404: 'Order not found.' }

const address: Address = {
  type: 'office',
  fullName: 'Rosa Blum',
  phone: '+49 170 555 0136',
  street: 'Fischmarkt 4',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'Germany',
}

const review = { rating: 5, title: 'A dry back', text: 'Six hours uphill, and my shirt was almost dry.' }

export const operations = defineOperations(ecommerceApi, {
  key: 'apps/ecommerce',
  title: 'E-commerce',
  description: 'The shop: products, wishlist, checkout, and orders. Prices are in US dollars, totals in cents.',
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
      errors: { 400: 'A parameter is invalid, such as `page=0` or an unknown `sortBy`.' },
      example: { query: { category: ['audio', 'music'], sortBy: 'price-asc', maxPrice: 100 } },
    },
    product: {
      summary: 'Gets a product',
      errors: unknownProduct,
      example: { params: { id: 7 } },
    },
    wishlist: { summary: 'Lists the wishlist', example: {} },
    addToWishlist: {
      summary: 'Adds a product to the wishlist',
      status: 201,
      errors: unknownProduct,
      example: { body: { productId: 12 } },
    },
    removeFromWishlist: {
      summary: 'Removes a product from the wishlist',
      errors: { 404: 'The product isn’t on the wishlist.' },
      async example(api) {
        await api.call(ecommerceApi.addToWishlist, { body: { productId: 9 } })
        return { params: { id: 9 } }
      },
    },
    filters: { summary: 'Lists the filters of the shop', example: {} },
    stockAlerts: { summary: 'Lists the products with a stock alert', example: {} },
    addStockAlert: {
      summary: 'Adds a stock alert',
      status: 201,
      errors: { 400: 'The product is in stock.', ...unknownProduct },
      example: { body: { productId: 18 } },
    },
    removeStockAlert: {
      summary: 'Removes a stock alert',
      errors: { 404: 'The product has no stock alert.' },
      async example(api) {
        await api.call(ecommerceApi.addStockAlert, { body: { productId: 18 } })
        return { params: { id: 18 } }
      },
    },
    comparison: { summary: 'Lists the products in the comparison', example: {} },
    addToComparison: {
      summary: 'Adds a product to the comparison',
      status: 201,
      errors: { 400: `There are ${comparedAtMost} products in it already.`, ...unknownProduct },
      example: { body: { productId: 5 } },
    },
    removeFromComparison: {
      summary: 'Removes a product from the comparison',
      errors: { 404: 'The product isn’t in the comparison.' },
      async example(api) {
        await api.call(ecommerceApi.addToComparison, { body: { productId: 5 } })
        return { params: { id: 5 } }
      },
    },
    reviews: {
      summary: "Lists a product's reviews, newest first",
      errors: unknownProduct,
      example: { params: { id: 7 } },
    },
    writeReview: {
      summary: 'Reviews a product',
      description: 'Each account has one review per product; a second one replaces it. The product’s rating follows.',
      status: 201,
      errors: { 400: 'A field is missing or invalid.', ...unknownProduct },
      example: { params: { id: 7 }, body: review },
    },
    removeReview: {
      summary: 'Deletes the caller’s review of a product',
      errors: { 404: 'Product not found, or the caller hasn’t reviewed it.' },
      async example(api) {
        await api.call(ecommerceApi.writeReview, { params: { id: 22 }, body: review })
        return { params: { id: 22 } }
      },
    },
    restoreReview: {
      summary: 'Restores the caller’s review',
      errors: { 404: 'Product not found, or the caller hasn’t deleted a review of it.' },
      async example(api) {
        await api.call(ecommerceApi.writeReview, { params: { id: 4 }, body: review })
        await api.call(ecommerceApi.removeReview, { params: { id: 4 } })
        return { params: { id: 4 } }
      },
    },
    checkout: { summary: 'Gets the applied coupon and the saved addresses', example: {} },
    applyCoupon: {
      summary: 'Applies a coupon',
      description: 'It replaces the current coupon and is used up by the order.',
      errors: { 400: 'The coupon doesn’t exist, or the subtotal is below its minimum.' },
      example: { body: { code: 'WELCOME10' } },
    },
    removeCoupon: { summary: 'Removes the coupon', example: {} },
    orders: { summary: 'Lists the orders, newest first', example: {} },
    order: {
      summary: 'Gets an order',
      errors: unknownOrder,
      example: { params: { id: 3 } },
    },
    placeOrder: {
      summary: 'Places an order',
      description: 'Orders everything in the cart and empties it. A new address is saved.',
      status: 201,
      errors: { 400: 'A field is invalid, the cart is empty, or a quantity exceeds the stock.' },
      async example(api) {
        await api.call(cartApi.addToCart, { body: { productId: 7 } })
        return { body: { address, paymentMethod: 'cash-on-delivery' as const } }
      },
    },
    cancelOrder: {
      summary: 'Cancels an order that hasn’t shipped',
      description: 'The total is refunded, and the products are back in stock.',
      errors: { 400: 'The order has shipped, was delivered, or is already canceled.', ...unknownOrder },
      async example(api) {
        await api.call(cartApi.addToCart, { body: { productId: 7 } })
        const { order } = await api.call(ecommerceApi.placeOrder, {
          body: { address, paymentMethod: 'cash-on-delivery' },
        })
        return { params: { id: order.id } }
      },
    },
    returnOrder: {
      summary: 'Returns items from an order',
      description: 'Possible for 30 days after delivery. The amount paid for the items is refunded.',
      errors: {
        400: 'A field is invalid, a quantity is too high, or the order can’t be returned.',
        ...unknownOrder,
      },
      example: { params: { id: 9 }, body: { lines: [{ productId: 13, qty: 1 }], reason: 'damaged' as const } },
    },
    orderAgain: {
      summary: 'Adds the items of an order to the cart',
      description: 'Quantities are limited to the stock. Products already in the cart stay unchanged.',
      status: 201,
      errors: unknownOrder,
      example: { params: { id: 1 } },
    },
  },
})
