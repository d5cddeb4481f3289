import { idSchema, z } from '@core/schema'

export const categories = ['audio', 'desk', 'home', 'kitchen', 'mobility', 'music', 'outdoors'] as const

export const colors = ['primary', 'success', 'warning', 'danger', 'info', 'secondary'] as const

export const productSchema = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  brand: z.string(),
  price: z.number(),
  image: z.string(),
  hasFreeShipping: z.boolean(),
  /** Average of the reviews in whole stars, 1 to 5; 0 without reviews. */
  rating: z.number(),
  reviewCount: z.int(),
  colorOptions: z.array(z.enum(colors)),
  category: z.enum(categories),
  stock: z.int(),
  isInWishlist: z.boolean(),
  isInCart: z.boolean(),
})

export const cartProductSchema = z.extend(productSchema, {
  qty: z.number(),
  color: z.optional(z.enum(colors)),
  shippingDate: z.int().check(z.describe('Days until delivery.')),
  offers: z.number(),
  discountPercentage: z.number(),
})

const highestQty = 99

const qtySchema = z.pipe(idSchema, z.int().check(z.gte(1), z.lte(highestQty)))

export const productIdSchema = z.object({ productId: idSchema })

/** Default quantity: 1. */
export const cartAdditionSchema = z.extend(productIdSchema, {
  qty: z.optional(qtySchema),
  color: z.optional(z.enum(colors)),
})
export const qtyChangeSchema = z.extend(productIdSchema, { qty: qtySchema, color: z.optional(z.enum(colors)) })

const cents = z.int().check(z.gte(0))

export const couponSchema = z.object({
  code: z.string(),
  kind: z.enum(['percent', 'amount', 'delivery']),
  value: z.int().check(z.gte(0), z.describe('Percent or cents; 0 for free delivery.')),
  minimum: cents.check(z.describe('Minimum subtotal, in cents.')),
})

export const totalsSchema = z.object({
  bag: cents.check(z.describe('Total of the products at list price.')),
  discount: cents.check(z.describe('Total of the product discounts.')),
  couponDiscount: cents,
  delivery: cents,
  tax: cents,
  total: cents,
})

export type Product = z.infer<typeof productSchema>
export type CartProduct = z.infer<typeof cartProductSchema>
export type ProductColor = (typeof colors)[number]
export type Coupon = z.infer<typeof couponSchema>
export type Totals = z.infer<typeof totalsSchema>
export type CartAddition = z.infer<typeof cartAdditionSchema>
export type QtyChange = z.infer<typeof qtyChangeSchema>

export function highestQtyOf({ stock }: Pick<Product, 'stock'>): number {
  return Math.min(stock, highestQty)
}
