import type { PollOption, Post } from '@/redux/pages/profile/schema'
import type { CommentRow, OptionRow, PersonRow, PostRow } from './seed'

export interface Asker extends PersonRow {
  readonly id: number
}

/** The user comes first in `likedUsers`. */
export function toPost(
  { likers, otherLikes, by, ...post }: PostRow,
  comments: readonly CommentRow[],
  author: PersonRow,
  { id, ...you }: Asker,
): Post {
  const likedUsers = post.youLiked ? [you, ...likers] : likers
  return {
    ...post,
    ...author,
    likes: likedUsers.length + otherLikes,
    likedUsers: [...likedUsers],
    likedCount: otherLikes,
    comments: comments.length,
    detailedComments: comments.map((row) => {
      const { by: commentedBy, postId: _, ...comment } = row
      return { ...comment, isYours: commentedBy === id }
    }),
    isYours: by === id,
  }
}

/** Whole percentages that add up to 100: the largest remainders are rounded up. */
function toPercentages(votes: readonly number[]): number[] {
  const total = votes.reduce((sum, count) => sum + count, 0)
  if (total === 0) return votes.map(() => 0)
  const shares = votes.map((count) => (count / total) * 100)
  const missing = 100 - shares.reduce((sum, share) => sum + Math.floor(share), 0)
  const byRemainder = shares.map((share, index) => ({ index, remainder: share % 1 }))
  byRemainder.sort((a, b) => b.remainder - a.remainder)
  const roundedUp = new Set(byRemainder.slice(0, missing).map(({ index }) => index))
  return shares.map((share, index) => Math.floor(share) + (roundedUp.has(index) ? 1 : 0))
}

export function toPolls(options: readonly OptionRow[], yourVote: number | null, asker: Asker): PollOption[] {
  const { id: _, ...you } = asker
  const results = toPercentages(options.map(({ id, votes }) => votes + (id === yourVote ? 1 : 0)))
  return options.map(({ id, name, voters }, index) => {
    const youVoted = id === yourVote
    return {
      id,
      name,
      result: results[index] ?? 0,
      votedUser: youVoted ? [you, ...voters] : [...voters],
      youVoted,
    }
  })
}
