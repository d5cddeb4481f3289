import { describe, expect, it } from 'vitest'
import { profileApi } from '@/redux/pages/profile/contract'
import { unique, useServer } from '../../contract/server'

const { api } = useServer()

const posts = async () => (await api.call(profileApi.data, {})).post

describe('an own post', () => {
  it('is written, edited, deleted and restored', async () => {
    const postText = unique('Good morning')
    const { post } = await api.call(profileApi.addPost, { body: { postText, postImg: '' } })
    expect((await posts())[0]).toEqual(post)
    const changed = { id: post.id, postText: `${postText}!`, postImg: '' }
    expect((await api.call(profileApi.updatePost, { body: changed })).post).toEqual({ ...post, ...changed })
    await api.call(profileApi.removePost, { query: { id: post.id } })
    expect((await posts()).map(({ id }) => id)).not.toContain(post.id)
    await api.call(profileApi.restorePost, { body: { id: post.id } })
    expect((await posts())[0]).toEqual({ ...post, ...changed })
  })

  it('receives a comment, and loses it', async () => {
    const { post } = await api.call(profileApi.addPost, { body: { postText: unique('Hello'), postImg: '' } })
    const comment = unique('Well said.')
    const { post: commented } = await api.call(profileApi.addComment, { body: { id: post.id, comment } })
    expect(commented.comments).toBe(1)
    const id = commented.detailedComments[0]?.id ?? NaN
    await api.call(profileApi.removeComment, { query: { id } })
    expect((await posts()).find((shown) => shown.id === post.id)?.comments).toBe(0)
    await api.call(profileApi.restoreComment, { body: { id } })
    expect((await posts()).find((shown) => shown.id === post.id)?.detailedComments).toEqual(commented.detailedComments)
  })
})
