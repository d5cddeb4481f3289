import { z } from '@core/schema'

export const accessRequestSchema = z.object({
  id: z.number(),
  /** Path from the root. */
  page: z.string(),
  /** ISO 8601 */
  time: z.string(),
})

export const newAccessRequestSchema = z.object({
  page: z.string().check(z.trim(), z.regex(/^\/(?!\/)/), z.maxLength(2000)),
})

export type AccessRequest = z.infer<typeof accessRequestSchema>
