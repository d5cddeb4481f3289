import { toPolls, toPost } from '@fake-db/pages/profile/rules'
import { describe, expect, it } from 'vitest'

const person = (username: string) => ({ avatar: `/images/${username}.svg`, username })
const author = person('Author')
const you = person('You')
const asker = { ...you, id: 7 }

const row = {
  id: 1,
  by: 1,
  postTime: '2026-11-18T09:00:00.000Z',
  postText: 'Text',
  postImg: '',
  postVideo: '',
  youLiked: false,
  share: 0,
  likers: [person('A'), person('B')],
  otherLikes: 5,
}
const comment = { ...person('A'), id: 1, postId: 1, comment: 'Nice', commentedAt: '2026-11-18T09:10:00.000Z' }

describe('a post', () => {
  it('counts likes, named or not, and comments', () => {
    expect(toPost(row, [{ ...comment, by: null }], author, asker)).toMatchObject({
      ...author,
      likes: 7,
      likedCount: 5,
      comments: 1,
    })
  })

  it('names the user first among likes, and counts the user', () => {
    const { likes, likedUsers } = toPost({ ...row, youLiked: true }, [], author, asker)
    expect(likes).toBe(8)
    expect(likedUsers).toEqual([you, ...row.likers])
  })

  it("and comments have a flag for the user's own", () => {
    const said = (by: number | null) => toPost({ ...row, by: 7 }, [{ ...comment, by }], author, asker)
    expect([said(7).isYours, said(7).detailedComments[0]?.isYours]).toEqual([true, true])
    expect(said(null).detailedComments[0]?.isYours).toBe(false)
    expect(toPost(row, [], author, asker).isYours).toBe(false)
  })
})

describe('a poll', () => {
  const options = [
    { id: 1, name: 'Tea', votes: 2, voters: [person('A')] },
    { id: 2, name: 'Milk', votes: 1, voters: [] },
  ]
  const results = (yourVote: number | null) => toPolls(options, yourVote, asker).map(({ result }) => result)

  it('shows whole percentages of all votes', () => {
    expect(results(null)).toEqual([67, 33])
  })

  it('adds up to 100', () => {
    const votes = [46, 31, 22, 9].map((count, id) => ({ id, name: 'Tea', votes: count, voters: [] }))
    expect(toPolls(votes, null, asker).map(({ result }) => result)).toEqual([43, 29, 20, 8])
  })

  it("counts the user's vote once, at its current option", () => {
    expect(results(2)).toEqual([50, 50])
    expect(results(1)).toEqual([75, 25])
    expect(toPolls(options, 1, asker).map(({ youVoted, votedUser }) => [youVoted, votedUser])).toEqual([
      [true, [you, person('A')]],
      [false, []],
    ])
  })

  it('without votes has 0 for all options', () => {
    expect(toPolls([{ id: 1, name: 'Tea', votes: 0, voters: [] }], null, asker)[0]?.result).toBe(0)
  })
})
