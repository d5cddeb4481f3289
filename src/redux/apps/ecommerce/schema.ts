import { validationMessage } from '@core/components/forms/validationMessage'
import { z } from '@core/schema'
import { categories, productSchema } from '@/redux/shell/cart/schema'

/** Specification section 3, "Wishlist item". */
export const wishlistEntrySchema = z.object({ id: z.number(), productId: z.number() })

/** Specification section 3, "Cart item". */
export const cartEntrySchema = z.extend(wishlistEntrySchema, { qty: z.number() })

/** What the shop can be filtered by, and how many products each value has. */
export const productFiltersSchema = z.object({
  categories: z.array(z.object({ value: z.enum(categories), count: z.int() })),
  brands: z.array(z.object({ value: z.string(), count: z.int() })),
  minPrice: z.number(),
  maxPrice: z.number(),
})

const cents = z.int().check(z.gte(0))

/** Money taken off: so many per cent, so many cents, or what the delivery costs. */
export const couponSchema = z.object({
  code: z.string(),
  kind: z.enum(['percent', 'amount', 'delivery']),
  value: z.int().check(z.gte(0), z.describe('Per cent or cents; 0 for a delivery.')),
  minimum: cents.check(z.describe('What the goods must come to, in cents, before it counts.')),
})

export const couponCodeSchema = z.object({
  code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
})

const requiredText = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))
const optionalText = z.optional(z.string().check(z.trim(), z.maxLength(120)))

const addressTypes = ['home', 'office'] as const

/** Where an order goes to. */
export const addressSchema = z.object({
  type: z.enum(addressTypes),
  fullName: requiredText,
  phone: z.string().check(z.trim(), z.minLength(1), z.regex(/^\+?[\d\s().-]{5,24}$/, validationMessage('phone'))),
  street: requiredText,
  landmark: optionalText,
  postalCode: z.optional(z.string().check(z.trim(), z.maxLength(16))),
  city: requiredText,
  state: optionalText,
  country: requiredText,
})

const savedAddressSchema = z.extend(addressSchema, { id: z.int() })

const paymentMethods = ['card', 'net-banking', 'cash-on-delivery', 'gift-card'] as const

/** The way of paying by name only: a card's number never leaves the form. */
export const newOrderSchema = z.object({ address: addressSchema, paymentMethod: z.enum(paymentMethods) })

export const totalsSchema = z.object({
  bag: cents.check(z.describe('The goods at their prices.')),
  discount: cents.check(z.describe("What the goods' own discounts take off.")),
  couponDiscount: cents,
  delivery: cents,
  tax: cents,
  total: cents,
})

const orderItemSchema = z.object({
  ...z.pick(productSchema, { name: true, slug: true, image: true, price: true }).shape,
  productId: z.int(),
  qty: z.int(),
  discountPercentage: z.int(),
})

export const orderStatuses = ['placed', 'shipped', 'delivered'] as const

export const orderSchema = z.object({
  id: z.int(),
  number: z.string(),
  status: z.enum(orderStatuses),
  placedAt: z.iso.datetime(),
  arrivesAt: z.iso.datetime().check(z.describe('When the last of it is there.')),
  items: z.array(orderItemSchema),
  address: addressSchema,
  paymentMethod: z.enum(paymentMethods),
  coupon: z.nullable(z.string()),
  totals: totalsSchema.check(z.describe('In whole cents.')),
})

export const checkoutSchema = z.object({
  coupon: z.nullable(couponSchema),
  addresses: z.array(savedAddressSchema),
})

export type WishlistEntry = z.infer<typeof wishlistEntrySchema>
export type CartEntry = z.infer<typeof cartEntrySchema>
export type ProductFilters = z.infer<typeof productFiltersSchema>
export type Coupon = z.infer<typeof couponSchema>
export type Address = z.infer<typeof addressSchema>
export type SavedAddress = z.infer<typeof savedAddressSchema>
export type NewOrder = z.infer<typeof newOrderSchema>
export type Totals = z.infer<typeof totalsSchema>
export type Order = z.infer<typeof orderSchema>
export type Checkout = z.infer<typeof checkoutSchema>
