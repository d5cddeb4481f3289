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
  /** A name of the icon set. */
  icon: z.string(),
  iconColor: z.enum(['primary', 'success', 'danger', 'warning', 'info', 'secondary']),
  questions: z.array(questionLinkSchema),
})

/** How many found an answer helpful. */
const helpfulSchema = z.object({
  yes: z.number(),
  no: z.number(),
  /** One's own vote, counted in; null where there is none. */
  yours: z.nullable(z.boolean()),
})

/** A question with what the page around it shows. */
export const questionSchema = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  /** An ISO text. */
  lastUpdated: z.string(),
  relatedQuestions: z.array(questionLinkSchema),
  /** HTML with a heading for each section. */
  content: z.string(),
  /** The card under which it is found. */
  category: z.enum(topics),
  /** The title of its group. */
  group: z.string(),
  helpful: helpfulSchema,
})

/** Null takes a vote back. */
export const ratingSchema = z.object({ id: idSchema, isHelpful: z.nullable(z.boolean()) })

export type Topic = (typeof topics)[number]
export type Card = z.infer<typeof cardSchema>
export type QuestionGroup = z.infer<typeof questionGroupSchema>
export type Question = z.infer<typeof questionSchema>
export type Rating = z.infer<typeof ratingSchema>
