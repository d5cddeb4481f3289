import { idSchema, z } from '@core/schema'

export const categories = ['audio', 'desk', 'home', 'kitchen', 'mobility', 'music', 'outdoors'] as const

/** Specification section 3, "Product"; category and stock are additions. */
export const productSchema = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  brand: z.string(),
  price: z.number(),
  image: z.string(),
  hasFreeShipping: z.boolean(),
  /** 1 to 5 */
  rating: z.number(),
  colorOptions: z.array(z.enum(['primary', 'success', 'warning', 'danger', 'info', 'secondary'])),
  category: z.enum(categories),
  /** Pieces that can be ordered. */
  stock: z.int(),
  isInWishlist: z.boolean(),
  isInCart: z.boolean(),
})

/** A product as the cart answers it (specification section 3, "Cart item"). */
export const cartProductSchema = z.extend(productSchema, {
  qty: z.number(),
  /** Whole days from now. */
  shippingDate: z.number(),
  offers: z.number(),
  discountPercentage: z.number(),
})

export const highestQty = 99

/** In numbers or in numeric text. */
const qtySchema = z.pipe(idSchema, z.int().check(z.gte(1), z.lte(highestQty)))

export const productIdSchema = z.object({ productId: idSchema })
export const qtyChangeSchema = z.extend(productIdSchema, { qty: qtySchema })

export type Product = z.infer<typeof productSchema>
export type CartProduct = z.infer<typeof cartProductSchema>
export type ProductId = z.infer<typeof productIdSchema>
export type QtyChange = z.infer<typeof qtyChangeSchema>
