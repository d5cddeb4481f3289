import { dateOf } from '@core/zonedTime'
import { badRequest, notFound, HttpError } from '@fake-db/kit/reply'
import type { Change } from '@fake-db/kit/table'
import type {
  BlogComment,
  BlogDetail,
  BlogEdit,
  BlogItem,
  BlogSidebar,
  NewPost,
  Status,
} from '@/redux/pages/blog/schema'
import { nextStatuses } from '@/redux/pages/blog/schema'
import { slugOf, unlike } from '@/utility/slug'
import type { CommentRow, PostRow } from './seed'

type Fields = Change<NewPost>

/** Publishes a scheduled post whose time has come, as of that time. */
export function published(post: PostRow, now: Date): PostRow {
  const { status, publishAt } = post
  if (status !== 'Scheduled' || publishAt === null || dateOf(publishAt) > now) return post
  return { ...post, status: 'Published', createdTime: publishAt, publishAt: null }
}

/** A scheduled post needs a future time; others have none. */
export function timeFor({ status, publishAt }: Pick<PostRow, 'status' | 'publishAt'>, now: Date): string | null {
  if (status !== 'Scheduled') return null
  if (publishAt === null) throw badRequest({ publishAt: 'required' })
  const time = dateOf(publishAt)
  if (time <= now) throw badRequest({ publishAt: 'date' })
  return time.toISOString()
}

/** Excludes deleted comments and the replies to them. */
export function shownComments({ comments }: PostRow): CommentRow[] {
  const gone = new Set(comments.flatMap(({ id, isGone }) => (isGone ? [id] : [])))
  return comments.filter(({ id, replyTo }) => !gone.has(id) && (replyTo === null || !gone.has(replyTo)))
}

export function commentOf(post: PostRow, commentId: number): CommentRow {
  const comment = shownComments(post).find(({ id }) => id === commentId)
  if (!comment) throw notFound('comment')
  return comment
}

export function refuseOthers({ authorId }: CommentRow, accountId: number): void {
  if (authorId !== accountId) throw new HttpError(403, 'Only the author can do this.')
}

export function toComment(row: CommentRow, accountId: number): BlogComment {
  const { authorId, likes, likedBy, isGone: _, ...comment } = row
  const liked = likedBy.includes(accountId)
  return { ...comment, likes: likes + likedBy.length, liked, isOwn: authorId === accountId }
}

/** ISO 8601 texts compare as strings. At equal times, the higher id comes first. */
export function newestFirst(posts: readonly PostRow[]): PostRow[] {
  return posts.toSorted((a, b) => b.createdTime.localeCompare(a.createdTime) || b.id - a.id)
}

export function latestPost(posts: readonly PostRow[]): PostRow {
  const post = newestFirst(posts).find(({ status }) => status === 'Published')
  if (!post) throw notFound('published post')
  return post
}

export function toChange({ blogTitle, blogCategories, featuredImage, ...fields }: Fields): Change<PostRow> {
  const tags = blogCategories && [...new Set(blogCategories.map(({ value }) => value))]
  return { title: blogTitle, tags, img: featuredImage, ...fields }
}

/** Slugs are unique. A generated slug gets a number; a taken slug is rejected. */
export function freeSlug(others: readonly PostRow[], { slug, blogTitle }: NewPost): string {
  const taken = others.map((post) => post.slug)
  if (slug === undefined) return unlike(taken, slugOf(blogTitle, 'post'))
  refuseSlug(others, slug)
  return slug
}

export function refuseSlug(others: readonly PostRow[], slug: string | undefined): void {
  if (others.some((post) => post.slug === slug)) throw badRequest({ slug: 'taken' })
}

export function refuseStatus(from: Status, to: Status | undefined): void {
  if (to === undefined || to === from || nextStatuses[from].includes(to)) return
  throw badRequest({ status: 'choice' })
}

export function toItem(row: PostRow): BlogItem {
  const { createdTime, comments: _, content: __, userAbout: ___, ...post } = row
  return { ...post, blogPosted: createdTime, comment: shownComments(row).length }
}

export function toDetail(row: PostRow, accountId: number): BlogDetail {
  const { comments: _, excerpt: __, ...post } = row
  const comments = shownComments(row).map((comment) => toComment(comment, accountId))
  return { blog: { ...post, comments: comments.length }, comments }
}

export function toEdit(post: PostRow): BlogEdit {
  const { id, avatar, userFullName, createdTime, title, tags, slug, status, publishAt, excerpt, img, content } = post
  return {
    id,
    avatar,
    userFullName,
    createdTime,
    blogTitle: title,
    blogCategories: tags.map((tag) => ({ value: tag, label: tag })),
    slug,
    status,
    publishAt,
    excerpt,
    featuredImage: img,
    content,
  }
}

export function toSidebar(posts: readonly PostRow[]): BlogSidebar {
  const readable = newestFirst(posts).filter(({ status }) => status === 'Published')
  return {
    recentPosts: readable.slice(0, 4).map(({ id, img, title, createdTime }) => ({ id, img, title, createdTime })),
    categories: [
      { category: 'Fashion', icon: 'shirt' },
      { category: 'Food', icon: 'utensils' },
      { category: 'Gaming', icon: 'gamepad-2' },
      { category: 'Quote', icon: 'quote' },
      { category: 'Video', icon: 'video' },
    ],
  }
}
