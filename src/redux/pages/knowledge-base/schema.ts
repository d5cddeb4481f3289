import { idSchema, z } from '@core/schema'

export const topics = [
  'sales-automation',
  'marketing-automation',
  'api-questions',
  'personalization',
  'email-marketing',
  'demand-generation',
] as const

export const cardSchema = z.object({
  id: z.number(),
  category: z.enum(topics),
  img: z.string(),
  title: z.string(),
  desc: z.string(),
})

const questionLinkSchema = z.object({ id: z.number(), question: z.string(), slug: z.string() })

export const questionGroupSchema = z.object({
  id: z.number(),
  title: z.string(),
  icon: z.string(),
  iconColor: z.enum(['primary', 'success', 'danger', 'warning', 'info', 'secondary']),
  questions: z.array(questionLinkSchema),
})

const helpfulSchema = z.object({
  yes: z.number(),
  no: z.number(),
  /** The caller's vote, included in the counts; null if not voted. */
  yours: z.nullable(z.boolean()),
})

export const questionSchema = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  /** ISO 8601 */
  lastUpdated: z.string(),
  relatedQuestions: z.array(questionLinkSchema),
  /** HTML with a heading per section. */
  content: z.string(),
  category: z.enum(topics),
  group: z.string(),
  helpful: helpfulSchema,
})

export const ratingSchema = z.object({ id: idSchema, isHelpful: z.nullable(z.boolean()) })

export type Topic = (typeof topics)[number]
export type Card = z.infer<typeof cardSchema>
export type QuestionGroup = z.infer<typeof questionGroupSchema>
export type Question = z.infer<typeof questionSchema>
export type Rating = z.infer<typeof ratingSchema>
