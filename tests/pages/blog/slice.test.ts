import { describe, expect, it } from 'vitest'
import {
  addComment,
  addPost,
  bookmarkPost,
  fetchEdit,
  fetchPost,
  fetchPosts,
  fetchSidebar,
  likeComment,
  reinstateComment,
  removePost,
  restorePost,
  selectEdit,
  selectPost,
  selectPosts,
  selectSidebar,
  updatePost,
  withdrawComment,
} from '@/redux/pages/blog/slice'
import { openStore } from '../../support/openStore'

async function start() {
  const opened = openStore()
  const { store } = opened
  await store.dispatch(fetchPosts())
  await store.dispatch(fetchPost(8))
  const item = (id: number) => selectPosts(store.getState()).data?.find((post) => post.id === id)
  const detail = () => selectPost(store.getState()).data!
  return { ...opened, item, detail }
}

describe('a bookmark', () => {
  it('is optimistic in the list and in the post', async () => {
    const { store, item, detail } = await start()
    const bookmarked = !detail().blog.bookmarked
    void store.dispatch(bookmarkPost({ id: 8, bookmarked }))
    expect(item(8)?.bookmarked).toBe(bookmarked)
    expect(detail().blog.bookmarked).toBe(bookmarked)
  })
})

describe('a comment', () => {
  it('is the last one of its post, and counted in the list', async () => {
    const { store, item, detail, settled } = await start()
    const { comments } = detail().blog
    await store.dispatch(addComment({ id: 8, commentText: 'Well said.' }))
    expect(detail().comments.at(-1)?.commentText).toBe('Well said.')
    expect(detail().blog.comments).toBe(comments + 1)
    await settled()
    expect(item(8)?.comment).toBe(comments + 1)
  })

  it('on another post does not change the open one', async () => {
    const { store, detail } = await start()
    const before = detail()
    await store.dispatch(addComment({ id: 7, commentText: 'Hello' }))
    expect(detail()).toEqual(before)
  })
})

describe('a comment of the open post', () => {
  it('is liked optimistically', async () => {
    const { store, detail } = await start()
    const before = detail().comments[3]!
    void store.dispatch(likeComment({ id: 8, commentId: 4, liked: true }))
    expect(detail().comments[3]).toMatchObject({ liked: true, likes: before.likes + 1 })
  })

  it('is deleted with its replies optimistically, restored on failure, and restorable', async () => {
    const { store, detail, breakCalls, settled } = await start()
    await store.dispatch(addComment({ id: 8, commentText: 'Mine' }))
    await store.dispatch(addComment({ id: 8, commentText: 'Answer', replyTo: 5 }))
    const texts = () => detail().comments.map(({ commentText }) => commentText)
    expect(texts().slice(4)).toEqual(['Mine', 'Answer'])
    breakCalls((call) => call.startsWith('DELETE'))
    const failing = store.dispatch(withdrawComment({ id: 8, commentId: 5 }))
    expect(texts()).toHaveLength(4)
    expect(detail().blog.comments).toBe(4)
    await failing
    expect(texts()).toHaveLength(6)
    breakCalls(() => false)
    await store.dispatch(withdrawComment({ id: 8, commentId: 5 }))
    await store.dispatch(reinstateComment({ id: 8, commentId: 5 }))
    await settled()
    expect(texts().slice(4)).toEqual(['Mine', 'Answer'])
  })
})

describe('the form', () => {
  it('contains the response of the last save, and the list follows', async () => {
    const { store, item, settled } = await start()
    const edit = () => selectEdit(store.getState()).data
    await store.dispatch(fetchEdit(8))
    await store.dispatch(updatePost({ id: 8, blogTitle: 'Renamed' }))
    expect(edit()?.blogTitle).toBe('Renamed')
    await settled()
    expect(item(8)?.title).toBe('Renamed')
    await store.dispatch(addPost({ blogTitle: 'New' }))
    expect(edit()).toMatchObject({ id: 13, status: 'Draft' })
    await settled()
    expect(item(13)?.title).toBe('New')
  })
})

describe('a deleted post', () => {
  it('leaves list and sidebar, and is restored', async () => {
    const { store, item, settled } = await start()
    await store.dispatch(fetchSidebar())
    const recent = () => selectSidebar(store.getState()).data?.recentPosts.map(({ id }) => id)
    const before = recent()
    await store.dispatch(removePost(11))
    await settled()
    expect(item(11)).toBeUndefined()
    expect(recent()).not.toContain(11)
    await store.dispatch(restorePost(11))
    await settled()
    expect(recent()).toEqual(before)
  })

  it('causes no request for data that no screen has loaded', async () => {
    const { store, calls, settled } = openStore()
    await store.dispatch(removePost(11))
    await settled()
    expect(calls).toEqual(['DELETE /blog/delete-post'])
  })
})
