import { z } from '@core/schema'
import { clockOf, dateOf, dayTextOf } from '@core/zonedTime'
import type { BlogEdit } from '@/redux/pages/blog/schema'
import { postFormSchema } from '@/redux/pages/blog/schema'

const { blogCategories, status, featuredImage } = postFormSchema.shape

/** Form values while editing. `publishAt` is local time, for example `2026-11-20T09:00`. */
export const postValuesSchema = z.object({
  blogTitle: z.string(),
  blogCategories,
  slug: z.string(),
  status,
  publishAt: z.string(),
  excerpt: z.string(),
  featuredImage,
  content: z.string(),
})

export type PostValues = z.infer<typeof postValuesSchema>

/** Key of the locale files, in addition to the shared validation messages. */
export const timeError = 'publishAtPast'

/** Values that can be saved. Scheduled posts need a future time. */
export const postSchema = z.extend(postFormSchema, { publishAt: z.string() }).check(
  z.refine((post) => post.status !== 'Scheduled' || dateOf(post.publishAt) > new Date(), {
    path: ['publishAt'],
    error: timeError,
  }),
)

/** Formats an ISO time for the time field. */
function localTimeOf(iso: string | null): string {
  if (iso === null) return ''
  const date = dateOf(iso)
  return `${dayTextOf(date)}T${clockOf(date)}`
}

export function toValues(post: BlogEdit): PostValues {
  return postValuesSchema.parse({ ...post, publishAt: localTimeOf(post.publishAt) })
}

export function toBody<Values extends Pick<PostValues, 'status' | 'publishAt'>>(values: Values) {
  const time = dateOf(values.publishAt)
  // A preview works without a valid time.
  const isKnown = values.status === 'Scheduled' && !Number.isNaN(time.getTime())
  return { ...values, publishAt: isKnown ? time.toISOString() : null }
}
