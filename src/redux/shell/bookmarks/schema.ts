import { idSchema, z } from '@core/schema'

export const bookmarkToggleSchema = z.object({
  id: idSchema,
  isOn: z.optional(z.boolean()).check(z.describe('Whether the page is a bookmark afterwards. Toggles by default.')),
})

export const bookmarkOrderSchema = z.object({ ids: z.array(idSchema) })

export type BookmarkToggle = z.infer<typeof bookmarkToggleSchema>
