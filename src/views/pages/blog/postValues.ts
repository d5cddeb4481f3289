import { z } from '@core/schema'
import { clockOf, dateOf, dayTextOf } from '@core/zonedTime'
import type { BlogEdit } from '@/redux/pages/blog/schema'
import { postFormSchema } from '@/redux/pages/blog/schema'

const { blogCategories, status, featuredImage } = postFormSchema.shape

/** What the form holds while one types. The time to publish at is that of the clock on the wall, such as `2026-11-20T09:00`. */
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

/** What can be wrong beyond what every form can say; a key of the locale files. */
export const timeError = 'publishAtPast'

/** What can be saved. A scheduled post needs a time that is yet to come. */
export const postSchema = z.extend(postFormSchema, { publishAt: z.string() }).check(
  z.refine((post) => post.status !== 'Scheduled' || dateOf(post.publishAt) > new Date(), {
    path: ['publishAt'],
    error: timeError,
  }),
)

/** A time as the field for it takes it. */
function localTimeOf(iso: string | null): string {
  if (iso === null) return ''
  const date = new Date(iso)
  return `${dayTextOf(date)}T${clockOf(date)}`
}

export function toValues(post: BlogEdit): PostValues {
  return postValuesSchema.parse({ ...post, publishAt: localTimeOf(post.publishAt) })
}

/** What is sent of the form. */
export function toBody<Values extends Pick<PostValues, 'status' | 'publishAt'>>(values: Values) {
  const time = dateOf(values.publishAt)
  // A preview can be had before the time is known.
  const isKnown = values.status === 'Scheduled' && !Number.isNaN(time.getTime())
  return { ...values, publishAt: isKnown ? time.toISOString() : null }
}
