import type { PollOption, Post } from '@/redux/pages/profile/schema'
import type { OptionRow, PersonRow, PostRow } from './seed'

/** The person who asks stands among the first of those who like it. */
export function toPost({ likers, otherLikes, ...post }: PostRow, author: PersonRow, you: PersonRow): Post {
  const likedUsers = post.youLiked ? [you, ...likers] : likers
  return {
    ...post,
    ...author,
    likes: likedUsers.length + otherLikes,
    likedUsers: [...likedUsers],
    likedCount: otherLikes,
    comments: post.detailedComments.length,
  }
}

/** What each option has got of all the votes, in whole per cent. */
export function toPolls(options: readonly OptionRow[], yourVote: number | null, you: PersonRow): PollOption[] {
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
