import { optionalDateTextSchema } from '@core/dateText'
import { idSchema, ownPicture, z } from '@core/schema'

export const categories = ['Fashion', 'Food', 'Gaming', 'Quote', 'Video'] as const
export const statuses = ['Draft', 'Pending', 'Scheduled', 'Published'] as const

/**
 * What a post may become: it is reviewed before it is published, at once or at a set time, and can always be taken back. A scheduled
 * one is published by the clock.
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

/** A post in a list. Times are ISO texts. */
export const blogItemSchema = z.object({
  ...placeSchema.shape,
  ...authorSchema.shape,
  blogPosted: z.string(),
  tags: z.array(z.enum(categories)),
  excerpt: z.string(),
  /** How many there are. */
  comment: z.number(),
  slug: z.string(),
  status: z.enum(statuses),
  /** When it will be published; null unless it is scheduled. */
  publishAt: z.nullable(z.string()),
  bookmarked: z.boolean(),
})

export const blogSidebarSchema = z.object({
  recentPosts: z.array(z.extend(placeSchema, { createdTime: z.string() })),
  /** The icon is a name of the icon set. */
  categories: z.array(z.object({ category: z.enum(categories), icon: z.string() })),
})

export const blogCommentSchema = z.extend(authorSchema, {
  id: z.number(),
  commentedAt: z.string(),
  commentText: z.string(),
  /** The comment that it answers, which itself answers none. */
  replyTo: z.nullable(z.number()),
  /** How many there are. */
  likes: z.number(),
  /** Whether the caller likes it. */
  liked: z.boolean(),
  /** Whether it is the caller's, who alone can take it back. */
  isOwn: z.boolean(),
})

export const blogDetailSchema = z.object({
  blog: z.object({
    ...placeSchema.shape,
    ...authorSchema.shape,
    /** A line about the author. */
    userAbout: z.string(),
    createdTime: z.string(),
    tags: z.array(z.enum(categories)),
    /** HTML as its author wrote it: it is made safe where it is shown. */
    content: z.string(),
    /** How many there are. */
    comments: z.number(),
    bookmarked: z.boolean(),
    slug: z.string(),
    status: z.enum(statuses),
    publishAt: z.nullable(z.string()),
  }),
  /** Oldest first. */
  comments: z.array(blogCommentSchema),
})

/** What the form holds. */
export const postFormSchema = z.object({
  blogTitle: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  blogCategories: z.array(categoryOptionSchema).check(z.maxLength(categories.length)),
  slug: z
    .string()
    .check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(120), z.regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u)),
  status: z.enum(statuses),
  /** In the future where the status is `Scheduled`; else it is not looked at. */
  publishAt: optionalDateTextSchema,
  excerpt: z.string().check(z.trim(), z.maxLength(300)),
  /** A path of ours, a picture as a data URL of at most 300 kB, or `''`. */
  featuredImage: z.string().check(z.maxLength(400_000), z.regex(ownPicture)),
  content: z.string().check(z.trim(), z.maxLength(60_000)),
})

/** A post in its editor. */
export const blogEditSchema = z.extend(postFormSchema, {
  ...authorSchema.shape,
  id: z.number(),
  createdTime: z.string(),
})

export const newPostSchema = z.extend(z.partial(postFormSchema), { blogTitle: postFormSchema.shape.blogTitle })
export const postChangeSchema = z.extend(z.partial(postFormSchema), { id: idSchema })
export const bookmarkSchema = z.object({ id: idSchema, bookmarked: z.boolean() })
export const longestComment = 2000

/** `id` is the post's. */
export const newCommentSchema = z.object({
  id: idSchema,
  commentText: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestComment)),
  replyTo: z.optional(idSchema),
})
/** `id` is the post's. */
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
