import { describe, expect, it } from 'vitest'
import {
  addComment,
  addPost,
  befriend,
  favoriteFeed,
  favoritePage,
  fetchProfile,
  likePost,
  removeComment,
  removePost,
  restoreComment,
  restorePost,
  selectProfile,
  updatePost,
  updateProfile,
  vote,
} from '@/redux/pages/profile/slice'
import { openStore } from '../../support/openStore'

const you = { avatar: '/images/avatars/01.svg', username: 'Amara Mensah' }

async function start() {
  const opened = openStore()
  await opened.store.dispatch(fetchProfile())
  return { ...opened, profile: () => selectProfile(opened.store.getState()).data! }
}

describe('a like', () => {
  it('is optimistic, and refetched', async () => {
    const { store, profile, calls, settled } = await start()
    const [, before] = profile().post
    const liked = store.dispatch(likePost({ id: before!.id, youLiked: true, you }))
    const shown = profile().post[1]
    expect(shown).toMatchObject({ youLiked: true, likes: before!.likes + 1, likedUsers: [you, ...before!.likedUsers] })
    await liked
    await settled()
    expect(profile().post[1]).toEqual(shown)
    expect(calls.slice(1)).toEqual(['POST /profile/like-post', 'GET /profile/data'])
  })

  it('on a liked post changes no count', async () => {
    const { store, profile } = await start()
    const [before] = profile().post
    void store.dispatch(likePost({ id: before!.id, youLiked: before!.youLiked, you }))
    expect(profile().post[0]?.likes).toBe(before!.likes)
  })

  it('of a page or message, and a new friend, are optimistic', async () => {
    const { store, profile } = await start()
    void store.dispatch(favoritePage({ id: 1, favorite: true }))
    void store.dispatch(favoriteFeed({ id: 1, favorite: false }))
    void store.dispatch(befriend({ id: 1, isFriend: true }))
    const { suggestedPages, twitterFeeds, suggestions } = profile()
    expect([suggestedPages[0]?.favorite, twitterFeeds[0]?.favorite, suggestions[0]?.isFriend]).toEqual([
      true,
      false,
      true,
    ])
  })
})

describe('the profile', () => {
  it('contains comments, votes and updates of responses', async () => {
    const { store, profile } = await start()
    await store.dispatch(addComment({ id: profile().post[0]!.id, comment: 'Hello' }))
    expect(profile().post[0]?.detailedComments.at(-1)?.comment).toBe('Hello')
    await store.dispatch(vote(2))
    expect(profile().polls[1]?.youVoted).toBe(true)
    await store.dispatch(updateProfile({ lives: 'Kumasi' }))
    expect(profile().userAbout.lives).toBe('Kumasi')
  })
})

describe('a post', () => {
  it('is added at the top, once', async () => {
    const { store, profile } = await start()
    const before = profile().post
    await store.dispatch(addPost({ postText: 'Good morning', postImg: '' }))
    await store.dispatch(fetchProfile())
    expect(profile().post.map(({ postText }) => postText)).toEqual([
      'Good morning',
      ...before.map(({ postText }) => postText),
    ])
    await store.dispatch(updatePost({ id: profile().post[0]!.id, postText: 'Good evening', postImg: '' }))
    expect(profile().post[0]?.postText).toBe('Good evening')
  })

  it('is deleted optimistically, and restored to its position', async () => {
    const { store, profile, settled } = await start()
    const before = profile().post
    const { id } = before[1]!
    const removed = store.dispatch(removePost(id))
    expect(profile().post).toHaveLength(before.length - 1)
    await removed
    await store.dispatch(restorePost(id))
    await settled()
    expect(profile().post).toEqual(before)
  })

  it('loses a comment optimistically, with its count', async () => {
    const { store, profile, settled } = await start()
    await store.dispatch(addComment({ id: profile().post[0]!.id, comment: 'Hello' }))
    const before = profile().post[0]!
    const { id } = before.detailedComments.at(-1)!
    const removed = store.dispatch(removeComment(id))
    expect(profile().post[0]).toMatchObject({ comments: before.comments - 1 })
    expect(profile().post[0]?.detailedComments).toHaveLength(before.comments - 1)
    await removed
    await store.dispatch(restoreComment(id))
    await settled()
    expect(profile().post[0]).toEqual(before)
  })
})

describe('a vote', () => {
  it('is marked optimistically, and counted by the response', async () => {
    const { store, profile } = await start()
    const before = profile().polls
    const voted = store.dispatch(vote(2))
    expect(profile().polls.map(({ youVoted, result }) => ({ youVoted, result }))).toEqual(
      before.map(({ id, result }) => ({ youVoted: id === 2, result })),
    )
    await voted
    expect(profile().polls[1]?.votedUser[0]).toEqual(you)
  })
})
