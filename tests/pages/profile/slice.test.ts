import { describe, expect, it } from 'vitest'
import {
  addComment,
  befriend,
  favoriteFeed,
  favoritePage,
  fetchProfile,
  likePost,
  selectProfile,
  updateProfile,
  vote,
} from '@/redux/pages/profile/slice'
import { openStore } from '../../support/openStore'

async function start() {
  const opened = openStore()
  await opened.store.dispatch(fetchProfile())
  return { ...opened, profile: () => selectProfile(opened.store.getState()).data! }
}

describe('a like', () => {
  it('shows at once, and is fetched anew', async () => {
    const { store, profile, calls, settled } = await start()
    const [, before] = profile().post
    const liked = store.dispatch(likePost({ id: before!.id, youLiked: true }))
    expect(profile().post[1]).toMatchObject({ youLiked: true, likes: before!.likes + 1 })
    await liked
    await settled()
    expect(profile().post[1]?.likedUsers[0]?.username).toBe('Amara Mensah')
    expect(calls.slice(1)).toEqual(['POST /profile/like-post', 'GET /profile/data'])
  })

  it('that is there already changes no count', async () => {
    const { store, profile } = await start()
    const [before] = profile().post
    void store.dispatch(likePost({ id: before!.id, youLiked: before!.youLiked }))
    expect(profile().post[0]?.likes).toBe(before!.likes)
  })

  it('that fails is taken back', async () => {
    const { store, profile, breakCalls, settled } = await start()
    const before = profile()
    breakCalls()
    await store.dispatch(likePost({ id: before.post[1]!.id, youLiked: true }))
    await store.dispatch(favoritePage({ id: 1, favorite: true }))
    await store.dispatch(befriend({ id: 1, isFriend: true }))
    await settled()
    expect(profile()).toEqual(before)
  })

  it('of a page or a message, and a new friend, show at once', async () => {
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
  it('takes in comments, votes and changes as the backend answers them', async () => {
    const { store, profile } = await start()
    await store.dispatch(addComment({ id: profile().post[0]!.id, comment: 'Hello' }))
    expect(profile().post[0]?.detailedComments.at(-1)?.comment).toBe('Hello')
    await store.dispatch(vote(2))
    expect(profile().polls[1]?.youVoted).toBe(true)
    await store.dispatch(updateProfile({ lives: 'Kumasi' }))
    expect(profile().userAbout.lives).toBe('Kumasi')
  })
})
