import type { FakeDbOptions } from '@fake-db/index'
import { describe, expect, it } from 'vitest'
import { ecommerceApi } from '@/redux/apps/ecommerce/contract'
import { fetchReviews, removeReview, selectReviews, writeReview } from '@/redux/apps/ecommerce/reviewSlice'
import { sessionApi } from '@/redux/shell/session/contract'
import type { NewReview } from '@/redux/apps/ecommerce/schema'
import { fetchProduct, selectProduct } from '@/redux/apps/ecommerce/slice'
import { refusal, startBackend } from '../../support/backend'
import { openStore } from '../../support/openStore'

const glowing: NewReview = { rating: 5, title: 'Rolls', text: 'It has not let me down.' }

function start(options: FakeDbOptions = {}) {
  const { api, axios } = startBackend(options)
  const of = (id: number) => ({ params: { id } })
  return {
    axios,
    api,
    list: async (id: number) => (await api.call(ecommerceApi.reviews, of(id))).reviews,
    product: async (id: number) => (await api.call(ecommerceApi.product, of(id))).product,
    products: async () => (await api.call(ecommerceApi.products, { query: { perPage: 100 } })).products,
    write: (id: number, body: NewReview) => api.call(ecommerceApi.writeReview, { ...of(id), body }),
    remove: (id: number) => api.call(ecommerceApi.removeReview, of(id)),
    restore: (id: number) => api.call(ecommerceApi.restoreReview, of(id)),
  }
}

describe('the reviews of a product', () => {
  it('determine its stars and their number', async () => {
    const { products, list } = start()
    for (const { id, rating, reviewCount } of await products()) {
      const stars = (await list(id)).map((review) => review.rating)
      expect(stars.length).toBeGreaterThan(1)
      expect(reviewCount).toBe(stars.length)
      expect(rating).toBe(Math.round(stars.reduce((sum, one) => sum + one, 0) / stars.length))
    }
  })

  it('are listed newest first', async () => {
    const times = (await start().list(7)).map(({ writtenAt }) => writtenAt)
    expect(times).toEqual(times.toSorted().reverse())
  })

  it('are limited to one per person, which can be edited', async () => {
    const { list, write, product } = start()
    const before = await list(27)
    const { review } = await write(27, glowing)
    expect(review).toMatchObject({ ...glowing, isOwn: true, author: { name: 'Amara Mensah' } })
    expect(await list(27)).toEqual([review, ...before])
    expect(await product(27)).toMatchObject({ rating: 2, reviewCount: before.length + 1 })
    const again = await write(27, { ...glowing, rating: 1 })
    expect(again.review).toMatchObject({ id: review.id, rating: 1 })
    expect(await product(27)).toMatchObject({ rating: 1, reviewCount: before.length + 1 })
  })

  it('belong to the current user', async () => {
    const { api, axios, list, write } = start({ authorize: true })
    const newcomer = { email: 'kwame@demo.example', username: 'kwame', password: 'Kwame-2026' }
    await api.call(sessionApi.register, { body: newcomer })
    const { accessToken } = await api.call(sessionApi.login, { body: newcomer })
    axios.defaults.headers.common.Authorization = `Bearer ${accessToken}`
    await write(4, glowing)
    const own = (await list(4)).filter(({ isOwn }) => isOwn)
    expect(own).toMatchObject([{ ...glowing, author: { name: 'kwame', avatar: '' } }])
    delete axios.defaults.headers.common.Authorization
    expect((await list(4)).filter(({ isOwn }) => isOwn)).toMatchObject([{ author: { name: 'Amara Mensah' } }])
  })

  it('can be deleted and restored, once', async () => {
    const { list, remove, restore, product } = start()
    const before = await list(4)
    expect(await remove(4)).toEqual({})
    expect(await list(4)).toEqual(before.filter(({ isOwn }) => !isOwn))
    expect((await product(4)).reviewCount).toBe(before.length - 1)
    await restore(4)
    expect(await list(4)).toEqual(before)
    expect(await refusal(restore(4))).toEqual({ status: 404, error: 'Removed review not found.' })
  })

  it('are not restored if a newer one exists', async () => {
    const { list, remove, restore, write } = start()
    await remove(4)
    await write(4, glowing)
    expect(await refusal(restore(4))).toMatchObject({ status: 404 })
    expect((await list(4)).filter(({ isOwn }) => isOwn)).toHaveLength(1)
  })

  it.each([
    [{}, ['rating', 'title', 'text']],
    [{ rating: 0, title: ' ', text: '' }, ['rating', 'title', 'text']],
    [{ ...glowing, rating: 6 }, ['rating']],
    [{ ...glowing, rating: 4.5 }, ['rating']],
    [{ ...glowing, title: 'x'.repeat(81), text: 'x'.repeat(1001) }, ['title', 'text']],
  ])('are rejected as %o', async (body, fields) => {
    const { axios, list } = start()
    const before = await list(5)
    const { status, error } = await refusal(axios.post('/apps/ecommerce/products/5/reviews', body))
    expect([status, Object.keys(error as object)]).toEqual([400, fields])
    expect(await list(5)).toEqual(before)
  })

  it('are deleted only by their author', async () => {
    expect(await refusal(start().remove(5))).toEqual({ status: 404, error: 'Review not found.' })
  })
})

describe('the reviews in the store', () => {
  it('update the stars of the product on screen', async () => {
    const { store } = openStore()
    await Promise.all([store.dispatch(fetchProduct(27)), store.dispatch(fetchReviews(27))])
    await store.dispatch(writeReview({ productId: 27, ...glowing }))
    await expect.poll(() => selectProduct(store.getState()).data?.product).toMatchObject({ rating: 2, reviewCount: 4 })
    expect(selectReviews(store.getState()).data?.reviews[0]).toMatchObject(glowing)
  })

  it('delete one optimistically, and restore it on failure', async () => {
    const { store, breakCalls } = openStore()
    await Promise.all([store.dispatch(fetchProduct(4)), store.dispatch(fetchReviews(4))])
    const owned = () => selectReviews(store.getState()).data?.reviews.filter(({ isOwn }) => isOwn).length
    expect(owned()).toBe(1)
    breakCalls()
    const removing = store.dispatch(removeReview(4))
    expect(owned()).toBe(0)
    await removing
    expect(owned()).toBe(1)
  })
})
