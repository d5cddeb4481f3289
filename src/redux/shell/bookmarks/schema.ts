import { idSchema, z } from '@core/schema'

export const bookmarkToggleSchema = z.object({ id: idSchema })

export const bookmarkOrderSchema = z.object({ ids: z.array(idSchema) })

export type BookmarkToggle = z.infer<typeof bookmarkToggleSchema>
export type BookmarkOrder = z.infer<typeof bookmarkOrderSchema>
