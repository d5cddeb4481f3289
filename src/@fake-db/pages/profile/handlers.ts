import { implement } from '@fake-db/kit/implement'
import { created, ok, HttpError } from '@fake-db/kit/reply'
import { id as idIn } from '@fake-db/kit/request'
import { createTable, withChange } from '@fake-db/kit/table'
import { createAccounts } from '@fake-db/shell/session/accounts'
import { profileApi } from '@/redux/pages/profile/contract'
import type { Asker } from './rules'
import { toPolls, toPost } from './rules'
import type { CommentRow, PostRow } from './seed'
import {
  seedAbout,
  seedComments,
  seedFeeds,
  seedFriends,
  seedPages,
  seedPhotos,
  seedPoll,
  seedPosts,
  seedSuggestions,
} from './seed'

function refuseOthers(by: number | null, asker: Asker) {
  if (by !== asker.id) throw new HttpError(403, 'Only the author can do this.')
}

export const handlers = implement(profileApi, (env) => {
  const accounts = env.shared(createAccounts)
  const posts = createTable<PostRow>(env, 'pages/profile/posts', seedPosts(env.now()), 'post')
  const comments = createTable<CommentRow>(env, 'pages/profile/comments', seedComments(env.now()), 'comment')
  const pages = createTable(env, 'pages/profile/pages', seedPages, 'page')
  const feeds = createTable(env, 'pages/profile/feeds', seedFeeds, 'update')
  const suggestions = createTable(env, 'pages/profile/suggestions', seedSuggestions, 'suggestion')
  const options = createTable(env, 'pages/profile/options', seedPoll.options, 'option')
  const about = env.cell('pages/profile/about', seedAbout(env.now()))
  const yourVote = env.cell<number | null>('pages/profile/vote', null)

  function personOf(account: number | null): Asker {
    const { id, avatar, fullName, username } = accounts.askedBy(account)
    return { id, avatar: avatar ?? '', username: fullName || username }
  }

  /** All users see the profile of the first account. */
  function owner() {
    const { email, bio = '', website = '' } = accounts.askedBy(null)
    const { avatar, username } = personOf(null)
    const { designation, coverImg, joined, lives } = about.value
    return {
      header: { avatar, username, designation, coverImg },
      userAbout: { about: bio, joined, lives, website, email },
    }
  }

  /** Current name and picture; comments of deleted accounts keep the last ones. */
  function withAuthor(comment: CommentRow): CommentRow {
    if (!accounts.all().some(({ id }) => id === comment.by)) return comment
    const { avatar, username } = personOf(comment.by)
    return { ...comment, avatar, username }
  }

  function postFor(id: number, askedBy: number | null) {
    const post = posts.get(id)
    const said = comments.rows().flatMap((comment) => (comment.postId === id ? [withAuthor(comment)] : []))
    const { id: _, ...author } = personOf(post.by)
    return toPost(post, said, author, personOf(askedBy))
  }

  /** Omits posts of deleted accounts. */
  function postsFor(askedBy: number | null) {
    const known = new Set(accounts.all().map(({ id }) => id))
    return posts.rows().flatMap(({ id, by }) => (known.has(by) ? [postFor(id, askedBy)] : []))
  }

  const pollsFor = (askedBy: number | null) => toPolls(options.rows(), yourVote.value, personOf(askedBy))

  return {
    data: ({ askedBy }) =>
      ok({
        ...owner(),
        suggestedPages: [...pages.rows()],
        twitterFeeds: [...feeds.rows()],
        post: postsFor(askedBy),
        latestPhotos: [...seedPhotos],
        suggestions: [...suggestions.rows()],
        pollQuestion: seedPoll.question,
        polls: pollsFor(askedBy),
        friends: [...seedFriends],
      }),

    update({ body: { about: bio, website, ...change } }) {
      accounts.update(accounts.askedBy(null).id, { bio, website })
      about.value = withChange(about.value, change)
      return ok(owner())
    },

    likePost({ body: { id, youLiked }, askedBy }) {
      posts.update(id, { youLiked })
      return ok({ post: postFor(id, askedBy) })
    },

    addPost({ body, askedBy }) {
      const post: PostRow = {
        ...body,
        id: posts.nextId(),
        by: personOf(askedBy).id,
        postTime: env.now().toISOString(),
        postVideo: '',
        youLiked: false,
        likers: [],
        otherLikes: 0,
        share: 0,
      }
      posts.insert([post], 0)
      return created({ post: postFor(post.id, askedBy) })
    },

    updatePost({ body: { id, ...change }, askedBy }) {
      refuseOthers(posts.get(id).by, personOf(askedBy))
      posts.update(id, change)
      return ok({ post: postFor(id, askedBy) })
    },

    removePost({ query, askedBy }) {
      const id = idIn(query.id)
      refuseOthers(posts.get(id).by, personOf(askedBy))
      posts.remove([id])
      return ok({})
    },

    restorePost({ body: { id }, askedBy }) {
      posts.restore([id])
      return ok({ post: postFor(id, askedBy) })
    },

    addComment({ body: { id: postId, comment }, askedBy }) {
      posts.get(postId)
      const { id: by, ...person } = personOf(askedBy)
      const commentedAt = env.now().toISOString()
      comments.insert([{ ...person, id: comments.nextId(), postId, by, comment, commentedAt }])
      return created({ post: postFor(postId, askedBy) })
    },

    removeComment({ query, askedBy }) {
      const { id, by } = comments.get(idIn(query.id))
      refuseOthers(by, personOf(askedBy))
      comments.remove([id])
      return ok({})
    },

    restoreComment({ body }) {
      comments.restore([body.id])
      return ok({})
    },

    favoritePage({ body: { id, favorite } }) {
      pages.update(id, { favorite })
      return ok({})
    },

    favoriteFeed({ body: { id, favorite } }) {
      feeds.update(id, { favorite })
      return ok({})
    },

    befriend({ body: { id, isFriend } }) {
      suggestions.update(id, { isFriend })
      return ok({})
    },

    vote({ body, askedBy }) {
      yourVote.value = options.get(body.id).id
      return ok({ polls: pollsFor(askedBy) })
    },
  }
})
