import { implement } from '@fake-db/kit/implement'
import { badRequest, created, notFound, ok } from '@fake-db/kit/reply'
import type { WireValue } from '@fake-db/kit/request'
import { id, text } from '@fake-db/kit/request'
import { createTable, nextId, withChange } from '@fake-db/kit/table'
import { createAccounts } from '@fake-db/shell/session/accounts'
import { blogApi } from '@/redux/pages/blog/contract'
import {
  commentOf,
  freeSlug,
  latestPost,
  newestFirst,
  published,
  refuseOthers,
  refuseSlug,
  refuseStatus,
  timeFor,
  toChange,
  toComment,
  toDetail,
  toEdit,
  toItem,
  toSidebar,
} from './rules'
import type { CommentRow, PostRow } from './seed'
import { seedPosts } from './seed'

export const handlers = implement(blogApi, (env) => {
  const accounts = env.shared(createAccounts)
  const posts = createTable<PostRow>(env, 'pages/blog/posts', seedPosts(env.now()), 'post')

  const all = () => posts.rows().map((post) => published(post, env.now()))
  const asked = (wanted: WireValue) => (text(wanted) === '' ? latestPost(all()) : one(id(wanted)))
  const one = (postId: number) => published(posts.get(postId), env.now())

  function changeComment(postId: number, commentId: number, change: Partial<CommentRow>) {
    const { comments } = posts.get(postId)
    posts.update(postId, {
      comments: comments.map((comment) => (comment.id === commentId ? { ...comment, ...change } : comment)),
    })
  }

  function authorOf(askedBy: number | null) {
    const { avatar, fullName, username } = accounts.askedBy(askedBy)
    return { avatar: avatar ?? '', userFullName: fullName || username }
  }

  return {
    list: () => ok(newestFirst(all()).map(toItem)),

    sidebar: () => ok(toSidebar(all())),

    detail: ({ query, askedBy }) => ok(toDetail(asked(query.id), accounts.askedBy(askedBy).id)),

    edit: ({ query }) => ok(toEdit(asked(query.id))),

    addComment({ body: { id: postId, commentText, replyTo = null }, askedBy }) {
      const post = posts.get(postId)
      if (replyTo !== null && commentOf(post, replyTo).replyTo !== null) throw badRequest({ replyTo: 'choice' })
      const authorId = accounts.askedBy(askedBy).id
      const comment: CommentRow = {
        ...authorOf(askedBy),
        id: nextId(post.comments),
        commentedAt: env.now().toISOString(),
        commentText,
        replyTo,
        likes: 0,
        likedBy: [],
        authorId,
        isGone: false,
      }
      posts.update(postId, { comments: [...post.comments, comment] })
      return created({ comment: toComment(comment, authorId) })
    },

    likeComment({ body: { id: postId, commentId, liked }, askedBy }) {
      const accountId = accounts.askedBy(askedBy).id
      const others = commentOf(posts.get(postId), commentId).likedBy.filter((liking) => liking !== accountId)
      changeComment(postId, commentId, { likedBy: liked ? [...others, accountId] : others })
      return ok({})
    },

    withdrawComment({ query, askedBy }) {
      const [postId, commentId] = [id(query.id), id(query.commentId, 'commentId')]
      refuseOthers(commentOf(posts.get(postId), commentId), accounts.askedBy(askedBy).id)
      changeComment(postId, commentId, { isGone: true })
      return ok({})
    },

    reinstateComment({ body: { id: postId, commentId }, askedBy }) {
      const accountId = accounts.askedBy(askedBy).id
      const withdrawn = posts
        .get(postId)
        .comments.find((comment) => comment.id === commentId && comment.isGone && comment.authorId === accountId)
      if (!withdrawn) throw notFound('deleted comment')
      changeComment(postId, commentId, { isGone: false })
      return ok({ comment: toComment(withdrawn, accountId) })
    },

    bookmark({ body: { id: postId, bookmarked } }) {
      posts.update(postId, { bookmarked })
      return ok({})
    },

    add({ body: given, askedBy }) {
      refuseStatus('Draft', given.status)
      const blank: PostRow = {
        ...authorOf(askedBy),
        id: posts.nextId(),
        userAbout: '',
        title: given.blogTitle,
        slug: freeSlug(posts.rows(), given),
        tags: [],
        status: 'Draft',
        publishAt: null,
        excerpt: '',
        img: '',
        content: '',
        createdTime: env.now().toISOString(),
        bookmarked: false,
        comments: [],
      }
      const post = { ...withChange(blank, toChange(given)), publishAt: null }
      posts.insert([post])
      return created({ post: toEdit(post) })
    },

    update({ body: { id: postId, ...given } }) {
      const before = one(postId)
      const change = toChange(given)
      refuseStatus(before.status, given.status)
      refuseSlug(
        posts.rows().filter((post) => post.id !== postId),
        given.slug,
      )
      const { status, createdTime, ...times } = withChange(before, change)
      const publishAt = timeFor({ status, ...times }, env.now())
      return ok({ post: toEdit(posts.update(postId, { ...change, status, createdTime, publishAt })) })
    },

    remove({ query }) {
      posts.remove([id(query.id)])
      return ok({})
    },

    restore({ body: { id: postId } }) {
      posts.restore([postId])
      return ok({ post: toEdit(one(postId)) })
    },
  }
})
