import { z } from '@core/schema'

export const tagTones = ['primary', 'success', 'warning', 'danger', 'info', 'neutral'] as const
/** Per kind. */
export const mostTags = 20

/** User-created: a label of emails, or a tag or project of tasks. */
export const tagSchema = z.object({
  id: z.string(),
  name: z.string().check(z.trim(), z.maxLength(30), z.minLength(1)),
  tone: z.enum(tagTones),
})

export const newTagSchema = z.omit(tagSchema, { id: true })

export const tagChangeSchema = z.extend(z.partial(newTagSchema), { id: tagSchema.shape.id })

export const tagIdSchema = z.pick(tagSchema, { id: true })

export type Tag = z.infer<typeof tagSchema>
export type NewTag = z.infer<typeof newTagSchema>
export type TagChange = z.infer<typeof tagChangeSchema>
