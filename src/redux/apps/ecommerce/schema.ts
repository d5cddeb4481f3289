import { z } from '@core/schema'

/** Specification section 3, "Wishlist item". */
export const wishlistEntrySchema = z.object({ id: z.number(), productId: z.number() })

/** Specification section 3, "Cart item". */
export const cartEntrySchema = z.extend(wishlistEntrySchema, { qty: z.number() })

export type WishlistEntry = z.infer<typeof wishlistEntrySchema>
export type CartEntry = z.infer<typeof cartEntrySchema>
