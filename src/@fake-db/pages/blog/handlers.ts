import { implement } from '@fake-db/kit/implement'
import { created, ok } from '@fake-db/kit/reply'
import type { WireValue } from '@fake-db/kit/request'
import { id, parseBody, text } from '@fake-db/kit/request'
import { createTable, nextId, withChange } from '@fake-db/kit/table'
import { createAccounts } from '@fake-db/shell/session/accounts'
import { blogApi } from '@/redux/pages/blog/contract'
import type { BlogComment } from '@/redux/pages/blog/schema'
import {
  bookmarkSchema,
  newCommentSchema,
  newPostSchema,
  postChangeSchema,
  postIdSchema,
} from '@/redux/pages/blog/schema'
import {
  freeSlug,
  latestPost,
  newestFirst,
  refuseSlug,
  refuseStatus,
  toChange,
  toDetail,
  toEdit,
  toItem,
  toSidebar,
} from './rules'
import type { PostRow } from './seed'
import { seedPosts } from './seed'

export const createHandlers = implement(blogApi, (env) => {
  const accounts = env.shared(createAccounts)
  const posts = createTable<PostRow>(env, 'pages/blog/posts', seedPosts(env.now()), 'post')

  const asked = (wanted: WireValue) => (text(wanted) === '' ? latestPost(posts.rows()) : posts.get(id(wanted)))

  function authorOf(askedBy: number | null) {
    const { avatar, fullName, username } = accounts.askedBy(askedBy)
    return { avatar: avatar ?? '', userFullName: fullName || username }
  }

  return {
    list: () => ok(newestFirst(posts.rows()).map(toItem)),

    sidebar: () => ok(toSidebar(posts.rows())),

    detail: ({ query }) => ok(toDetail(asked(query.id))),

    edit: ({ query }) => ok(toEdit(asked(query.id))),

    addComment({ body, askedBy }) {
      const { id: postId, commentText } = parseBody(newCommentSchema, body)
      const { comments } = posts.get(postId)
      const comment: BlogComment = {
        ...authorOf(askedBy),
        id: nextId(comments),
        commentedAt: env.now().toISOString(),
        commentText,
      }
      posts.update(postId, { comments: [...comments, comment] })
      return created({ comment })
    },

    bookmark({ body }) {
      const { id: postId, bookmarked } = parseBody(bookmarkSchema, body)
      posts.update(postId, { bookmarked })
      return ok({})
    },

    add({ body, askedBy }) {
      const given = parseBody(newPostSchema, body)
      refuseStatus('Draft', given.status)
      const blank: PostRow = {
        ...authorOf(askedBy),
        id: nextId(posts.rows()),
        userAbout: '',
        title: given.blogTitle,
        slug: freeSlug(posts.rows(), given),
        tags: [],
        status: 'Draft',
        excerpt: '',
        img: '',
        content: '',
        createdTime: env.now().toISOString(),
        bookmarked: false,
        comments: [],
      }
      const post = withChange(blank, toChange(given))
      posts.insert([post])
      return created({ post: toEdit(post) })
    },

    update({ body }) {
      const { id: postId, ...given } = parseBody(postChangeSchema, body)
      refuseStatus(posts.get(postId).status, given.status)
      refuseSlug(
        posts.rows().filter((post) => post.id !== postId),
        given.slug,
      )
      return ok({ post: toEdit(posts.update(postId, toChange(given))) })
    },

    remove({ query }) {
      posts.remove([id(query.id)])
      return ok({})
    },

    restore({ body }) {
      const { id: postId } = parseBody(postIdSchema, body)
      posts.restore([postId])
      return ok({ post: toEdit(posts.get(postId)) })
    },
  }
})
