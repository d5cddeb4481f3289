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
    detailedComments: comments.map(({ by: commentedBy, postId: _, ...comment }) => ({
      ...comment,
      isYours: commentedBy === id,
    })),
    isYours: by === id,
  }
}

export function toPolls(
  options: readonly OptionRow[],
  yourVote: number | null,
  { id: _, ...you }: Asker,
): PollOption[] {
  const total = options.reduce((votes, option) => votes + option.votes, yourVote === null ? 0 : 1)
  return options.map(({ id, name, votes, voters }) => {
    const youVoted = id === yourVote
    return {
      id,
      name,
      result: total === 0 ? 0 : Math.round(((votes + (youVoted ? 1 : 0)) / total) * 100),
      votedUser: youVoted ? [you, ...voters] : [...voters],
      youVoted,
    }
  })
}
