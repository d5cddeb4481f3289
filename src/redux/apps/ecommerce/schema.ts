import { validationMessage } from '@core/validation/validationMessage'
import { z } from '@core/schema'
import { phoneSchema } from '@core/validation/phoneSchema'
import { categories, colors, couponSchema, productSchema, totalsSchema } from '@/redux/shell/cart/schema'

export const wishlistEntrySchema = z.object({ id: z.number(), productId: z.number() })

export const cartEntrySchema = z.extend(wishlistEntrySchema, { qty: z.number() })

export const productFiltersSchema = z.object({
  categories: z.array(z.object({ value: z.enum(categories), count: z.int() })),
  brands: z.array(z.object({ value: z.string(), count: z.int() })),
  minPrice: z.number(),
  maxPrice: z.number(),
})

export const couponCodeSchema = z.object({
  code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
})

const requiredText = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))
const optionalText = z.optional(z.string().check(z.trim(), z.maxLength(120)))

export const addressTypes = ['home', 'office'] as const

/** Delivery address. */
export const addressSchema = z.object({
  type: z.enum(addressTypes),
  fullName: requiredText,
  phone: phoneSchema.check(z.minLength(1)),
  street: requiredText,
  landmark: optionalText,
  postalCode: z.optional(z.string().check(z.trim(), z.maxLength(16))),
  city: requiredText,
  state: optionalText,
  country: requiredText,
})

const savedAddressSchema = z.extend(addressSchema, { id: z.int() })

export const paymentMethods = ['card', 'net-banking', 'cash-on-delivery', 'gift-card'] as const

/** Payment method by name only: card numbers are never sent. */
export const newOrderSchema = z.object({ address: addressSchema, paymentMethod: z.enum(paymentMethods) })

const orderItemSchema = z.object({
  ...z.pick(productSchema, { name: true, slug: true, image: true, price: true }).shape,
  productId: z.int(),
  qty: z.int(),
  color: z.optional(z.enum(colors)),
  discountPercentage: z.int(),
  returnedQty: z.int().check(z.gte(0), z.describe('Returned quantity.')),
})

/** `returned`: all items were returned. */
export const orderStatuses = ['placed', 'shipped', 'delivered', 'cancelled', 'returned'] as const

export const orderSchema = z.object({
  id: z.int(),
  number: z.string(),
  status: z.enum(orderStatuses),
  placedAt: z.iso.datetime(),
  arrivesAt: z.iso.datetime().check(z.describe('Expected delivery of the last item.')),
  history: z
    .array(z.object({ status: z.enum(orderStatuses), at: z.iso.datetime() }))
    .check(z.describe('Status changes, oldest first.')),
  items: z.array(orderItemSchema),
  address: addressSchema,
  paymentMethod: z.enum(paymentMethods),
  coupon: z.nullable(z.string()),
  totals: totalsSchema.check(z.describe('In cents.')),
  refund: z.int().check(z.gte(0), z.describe('Refunded amount, in cents.')),
})

export const returnReasons = ['unwanted', 'wrong', 'damaged', 'late'] as const

export const newReturnSchema = z.object({
  lines: z
    .array(z.object({ productId: z.int(), qty: z.int().check(z.gte(1)) }))
    .check(z.minLength(1, validationMessage('required'))),
  reason: z.enum(returnReasons, validationMessage('required')),
  note: z.optional(z.string().check(z.trim(), z.maxLength(500))),
})

export const checkoutSchema = z.object({
  coupon: z.nullable(couponSchema),
  addresses: z.array(savedAddressSchema),
})

export const comparedAtMost = 4

export const newReviewSchema = z.object({
  rating: z.int().check(z.gte(1, validationMessage('choice')), z.lte(5)),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
})

export const reviewSchema = z.object({
  ...newReviewSchema.shape,
  id: z.int(),
  author: z.object({ name: z.string(), avatar: z.string() }),
  writtenAt: z.iso.datetime(),
  isOwn: z.boolean().check(z.describe('Whether the caller wrote it.')),
})

export type WishlistEntry = z.infer<typeof wishlistEntrySchema>
export type CartEntry = z.infer<typeof cartEntrySchema>
export type ProductFilters = z.infer<typeof productFiltersSchema>
export type Address = z.infer<typeof addressSchema>
export type SavedAddress = z.infer<typeof savedAddressSchema>
export type NewOrder = z.infer<typeof newOrderSchema>
export type Order = z.infer<typeof orderSchema>
export type NewReturn = z.infer<typeof newReturnSchema>
export type NewReview = z.infer<typeof newReviewSchema>
export type Review = z.infer<typeof reviewSchema>
export type Checkout = z.infer<typeof checkoutSchema>
