import { badRequest, notFound } from '@fake-db/kit/reply'
import type { Change } from '@fake-db/kit/table'
import type { BlogDetail, BlogEdit, BlogItem, BlogSidebar, NewPost, Status } from '@/redux/pages/blog/schema'
import { nextStatuses } from '@/redux/pages/blog/schema'
import { slugOf, unlike } from '@/utility/slug'
import type { PostRow } from './seed'

type Fields = Change<NewPost>

/** ISO texts sort as they are. Of two posts of the same moment the later one comes first. */
export function newestFirst(posts: readonly PostRow[]): PostRow[] {
  return posts.toSorted((a, b) => b.createdTime.localeCompare(a.createdTime) || b.id - a.id)
}

/** The newest post that everybody may read. */
export function latestPost(posts: readonly PostRow[]): PostRow {
  const post = newestFirst(posts).find(({ status }) => status === 'Published')
  if (!post) throw notFound('published post')
  return post
}

/** A form's fields in the words of the table. */
export function toChange({ blogTitle, blogCategories, featuredImage, ...fields }: Fields): Change<PostRow> {
  const tags = blogCategories && [...new Set(blogCategories.map(({ value }) => value))]
  return { title: blogTitle, tags, img: featuredImage, ...fields }
}

/** The address of a post is its own: one that is made is made unique, one that is taken is refused. */
export function freeSlug(others: readonly PostRow[], { slug, blogTitle }: NewPost): string {
  const taken = others.map((post) => post.slug)
  if (slug === undefined) return unlike(taken, slugOf(blogTitle, 'post'))
  refuseSlug(others, slug)
  return slug
}

export function refuseSlug(others: readonly PostRow[], slug: string | undefined): void {
  if (others.some((post) => post.slug === slug)) throw badRequest({ slug: 'taken' })
}

/** A post is reviewed before it is published; a new one begins as a draft or waits for its review. */
export function refuseStatus(from: Status, to: Status | undefined): void {
  if (to === undefined || to === from || nextStatuses[from].includes(to)) return
  throw badRequest({ status: 'choice' })
}

export function toItem({ createdTime, comments, content: _, userAbout: __, ...post }: PostRow): BlogItem {
  return { ...post, blogPosted: createdTime, comment: comments.length }
}

export function toDetail({ comments, excerpt: _, ...post }: PostRow): BlogDetail {
  return { blog: { ...post, comments: comments.length }, comments: [...comments] }
}

export function toEdit(post: PostRow): BlogEdit {
  const { id, avatar, userFullName, createdTime, title, tags, slug, status, excerpt, img, content } = post
  return {
    id,
    avatar,
    userFullName,
    createdTime,
    blogTitle: title,
    blogCategories: tags.map((tag) => ({ value: tag, label: tag })),
    slug,
    status,
    excerpt,
    featuredImage: img,
    content,
  }
}

export function toSidebar(posts: readonly PostRow[]): BlogSidebar {
  const published = newestFirst(posts).filter(({ status }) => status === 'Published')
  return {
    recentPosts: published.slice(0, 4).map(({ id, img, title, createdTime }) => ({ id, img, title, createdTime })),
    categories: [
      { category: 'Fashion', icon: 'shirt' },
      { category: 'Food', icon: 'utensils' },
      { category: 'Gaming', icon: 'gamepad-2' },
      { category: 'Quote', icon: 'quote' },
      { category: 'Video', icon: 'video' },
    ],
  }
}
