import { describe, expect, it } from 'vitest'
import { ecommerceApi } from '@/redux/apps/ecommerce/contract'
import { refusal, startBackend } from '../../support/backend'

function start() {
  const { api, axios } = startBackend({ authorize: true })
  const body = (productId: number) => ({ body: { productId } })
  const of = (id: number) => ({ params: { id } })
  return {
    axios,
    compared: async () => (await api.call(ecommerceApi.comparison, {})).products.map(({ id }) => id),
    compare: (id: number) => api.call(ecommerceApi.addToComparison, body(id)),
    spare: (id: number) => api.call(ecommerceApi.removeFromComparison, of(id)),
    awaited: async () => (await api.call(ecommerceApi.stockAlerts, {})).productIds,
    wait: (id: number) => api.call(ecommerceApi.addStockAlert, body(id)),
    stopWaiting: (id: number) => api.call(ecommerceApi.removeStockAlert, of(id)),
  }
}

describe('the comparison', () => {
  it('contains up to four products, each once, in order', async () => {
    const { compared, compare, spare } = start()
    for (const id of [7, 3, 7, 1, 12]) await compare(id)
    expect(await compared()).toEqual([7, 3, 1, 12])
    expect(await refusal(compare(2))).toEqual({ status: 400, error: 'You can compare up to 4 products.' })
    await spare(3)
    expect(await compared()).toEqual([7, 1, 12])
    expect(await refusal(spare(3))).toMatchObject({ status: 404 })
    expect(await refusal(compare(99))).toEqual({ status: 404, error: 'Product not found.' })
  })
})

describe('back-in-stock alerts', () => {
  it('are for sold-out products, each once', async () => {
    const { awaited, wait, stopWaiting } = start()
    await wait(18)
    await wait(18)
    expect(await awaited()).toEqual([18])
    expect(await refusal(wait(1))).toEqual({ status: 400, error: 'The product is in stock.' })
    await stopWaiting(18)
    expect(await awaited()).toEqual([])
    expect(await refusal(stopWaiting(18))).toMatchObject({ status: 404 })
  })
})

it('belong to each account separately', async () => {
  const { axios, compared, compare, awaited, wait } = start()
  await compare(7)
  await wait(18)
  const registration = { username: 'zoe', email: 'zoe@polar.example', password: 'x' }
  const { data } = await axios.post<{ accessToken: string }>('/jwt/register', registration)
  axios.defaults.headers.common.Authorization = `Bearer ${data.accessToken}`
  expect([await compared(), await awaited()]).toEqual([[], []])
})
