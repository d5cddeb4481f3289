import { implement } from '@fake-db/kit/implement'
import { created, ok } from '@fake-db/kit/reply'
import { parseBody } from '@fake-db/kit/request'
import { createTable, nextId, withChange } from '@fake-db/kit/table'
import { createAccounts } from '@fake-db/shell/session/accounts'
import { profileApi } from '@/redux/pages/profile/contract'
import {
  favoriteSchema,
  friendSchema,
  likeSchema,
  newCommentSchema,
  profileChangeSchema,
  voteSchema,
} from '@/redux/pages/profile/schema'
import { toPolls, toPost } from './rules'
import type { PersonRow } from './seed'
import { seedAbout, seedFeeds, seedFriends, seedPages, seedPhotos, seedPoll, seedPosts, seedSuggestions } from './seed'

export const createHandlers = implement(profileApi, (env) => {
  const accounts = env.shared(createAccounts)
  const posts = createTable(env, 'pages/profile/posts', seedPosts(env.now()), 'post')
  const pages = createTable(env, 'pages/profile/pages', seedPages, 'page')
  const feeds = createTable(env, 'pages/profile/feeds', seedFeeds, 'message')
  const suggestions = createTable(env, 'pages/profile/suggestions', seedSuggestions, 'suggestion')
  const options = createTable(env, 'pages/profile/options', seedPoll.options, 'option')
  const about = env.cell('pages/profile/about', seedAbout(env.now()))
  const yourVote = env.cell<number | null>('pages/profile/vote', null)

  function personOf(askedBy: number | null): PersonRow {
    const { avatar, fullName, username } = accounts.askedBy(askedBy)
    return { avatar: avatar ?? '', username: fullName || username }
  }

  /** The profile is that of the first account, whoever looks at it. */
  function owner() {
    const { email } = accounts.askedBy(null)
    const { designation, coverImg, ...userAbout } = about.value
    return { header: { ...personOf(null), designation, coverImg }, userAbout: { ...userAbout, email } }
  }

  const postFor = (id: number, askedBy: number | null) => toPost(posts.get(id), personOf(null), personOf(askedBy))
  const pollsFor = (askedBy: number | null) => toPolls(options.rows(), yourVote.value, personOf(askedBy))

  return {
    data: ({ askedBy }) =>
      ok({
        ...owner(),
        suggestedPages: [...pages.rows()],
        twitterFeeds: [...feeds.rows()],
        post: posts.rows().map(({ id }) => postFor(id, askedBy)),
        latestPhotos: [...seedPhotos],
        suggestions: [...suggestions.rows()],
        pollQuestion: seedPoll.question,
        polls: pollsFor(askedBy),
        friends: [...seedFriends],
      }),

    update({ body }) {
      about.value = withChange(about.value, parseBody(profileChangeSchema, body))
      return ok(owner())
    },

    likePost({ body, askedBy }) {
      const { id, youLiked } = parseBody(likeSchema, body)
      posts.update(id, { youLiked })
      return ok({ post: postFor(id, askedBy) })
    },

    addComment({ body, askedBy }) {
      const { id, comment } = parseBody(newCommentSchema, body)
      const { detailedComments } = posts.get(id)
      const added = {
        ...personOf(askedBy),
        comment,
        id: nextId(detailedComments),
        commentedAt: env.now().toISOString(),
      }
      posts.update(id, { detailedComments: [...detailedComments, added] })
      return created({ post: postFor(id, askedBy) })
    },

    favoritePage({ body }) {
      const { id, favorite } = parseBody(favoriteSchema, body)
      pages.update(id, { favorite })
      return ok({})
    },

    favoriteFeed({ body }) {
      const { id, favorite } = parseBody(favoriteSchema, body)
      feeds.update(id, { favorite })
      return ok({})
    },

    befriend({ body }) {
      const { id, isFriend } = parseBody(friendSchema, body)
      suggestions.update(id, { isFriend })
      return ok({})
    },

    vote({ body, askedBy }) {
      yourVote.value = options.get(parseBody(voteSchema, body).id).id
      return ok({ polls: pollsFor(askedBy) })
    },
  }
})
