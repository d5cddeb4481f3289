import { optionalDateTextSchema } from '@core/dateText'
import { idSchema, ownPicture, z } from '@core/schema'

export const categories = ['Fashion', 'Food', 'Gaming', 'Quote', 'Video'] as const
export const statuses = ['Draft', 'Pending', 'Scheduled', 'Published'] as const

/**
 * Allowed status changes. Posts are reviewed before publication and can always return to draft. A timer publishes
 * scheduled posts.
 */
export const nextStatuses: Readonly<Record<Status, readonly Status[]>> = {
  Draft: ['Pending'],
  Pending: ['Draft', 'Scheduled', 'Published'],
  Scheduled: ['Draft', 'Published'],
  Published: ['Draft'],
}

const categoryOptionSchema = z.object({ value: z.enum(categories), label: z.enum(categories) })

const authorSchema = z.object({ avatar: z.string(), userFullName: z.string() })

const placeSchema = z.object({ id: z.number(), title: z.string(), img: z.string() })

/** Times are ISO 8601. */
export const blogItemSchema = z.object({
  ...placeSchema.shape,
  ...authorSchema.shape,
  blogPosted: z.string(),
  tags: z.array(z.enum(categories)),
  excerpt: z.string(),
  /** Number of comments. */
  comment: z.number(),
  slug: z.string(),
  status: z.enum(statuses),
  /** Publication time; null unless scheduled. */
  publishAt: z.nullable(z.string()),
  bookmarked: z.boolean(),
})

export const blogSidebarSchema = z.object({
  recentPosts: z.array(z.extend(placeSchema, { createdTime: z.string() })),
  categories: z.array(z.object({ category: z.enum(categories), icon: z.string() })),
})

export const blogCommentSchema = z.extend(authorSchema, {
  id: z.number(),
  commentedAt: z.string(),
  commentText: z.string(),
  /** Id of a top-level comment, or null. */
  replyTo: z.nullable(z.number()),
  likes: z.number(),
  liked: z.boolean(),
  isOwn: z.boolean(),
})

export const blogDetailSchema = z.object({
  blog: z.object({
    ...placeSchema.shape,
    ...authorSchema.shape,
    userAbout: z.string(),
    createdTime: z.string(),
    tags: z.array(z.enum(categories)),
    /** HTML, stored unchanged: sanitize it on display. */
    content: z.string(),
    comments: z.number(),
    bookmarked: z.boolean(),
    slug: z.string(),
    status: z.enum(statuses),
    publishAt: z.nullable(z.string()),
  }),
  /** Oldest first. */
  comments: z.array(blogCommentSchema),
})

export const postFormSchema = z.object({
  blogTitle: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  blogCategories: z.array(categoryOptionSchema).check(z.maxLength(categories.length)),
  slug: z
    .string()
    .check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(120), z.regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u)),
  status: z.enum(statuses),
  /** In the future for status `Scheduled`, otherwise ignored. */
  publishAt: optionalDateTextSchema,
  excerpt: z.string().check(z.trim(), z.maxLength(300)),
  /** Local path, data URL of up to 300 kB, or `''`. */
  featuredImage: z.string().check(z.maxLength(400_000), z.regex(ownPicture)),
  content: z.string().check(z.trim(), z.maxLength(60_000)),
})

export const blogEditSchema = z.extend(postFormSchema, {
  ...authorSchema.shape,
  id: z.number(),
  createdTime: z.string(),
})

export const newPostSchema = z.extend(z.partial(postFormSchema), { blogTitle: postFormSchema.shape.blogTitle })
export const postChangeSchema = z.extend(z.partial(postFormSchema), { id: idSchema })
export const bookmarkSchema = z.object({ id: idSchema, bookmarked: z.boolean() })
export const longestComment = 2000

/** `id` is the post id. */
export const newCommentSchema = z.object({
  id: idSchema,
  commentText: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestComment)),
  replyTo: z.optional(idSchema),
})
export const commentIdSchema = z.object({ id: idSchema, commentId: idSchema })
export const commentLikeSchema = z.extend(commentIdSchema, { liked: z.boolean() })

export type Category = (typeof categories)[number]
export type Status = (typeof statuses)[number]
export type BlogItem = z.infer<typeof blogItemSchema>
export type BlogSidebar = z.infer<typeof blogSidebarSchema>
export type BlogComment = z.infer<typeof blogCommentSchema>
export type BlogDetail = z.infer<typeof blogDetailSchema>
export type BlogEdit = z.infer<typeof blogEditSchema>
export type NewPost = z.infer<typeof newPostSchema>
export type PostChange = z.infer<typeof postChangeSchema>
export type Bookmark = z.infer<typeof bookmarkSchema>
export type NewComment = z.infer<typeof newCommentSchema>
export type CommentId = z.infer<typeof commentIdSchema>
export type CommentLike = z.infer<typeof commentLikeSchema>
