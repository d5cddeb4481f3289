import { describe, expect, it } from 'vitest'
import { modules } from '@/navigation/modules'
import { invoiceApi } from '@/redux/apps/invoice/contract'
import { userApi } from '@/redux/apps/user/contract'
import { badgesApi } from '@/redux/shell/badges/contract'
import { cartApi } from '@/redux/shell/cart/contract'
import { startBackend } from '../../support/backend'

const { api } = startBackend()
const badges = async () => (await api.call(badgesApi.data, {})).badges

describe('GET /api/badges/data', () => {
  it('counts pending users, and follows every change', async () => {
    const users = await api.call(userApi.all, {})
    const pending = users.filter(({ status }) => status === 'pending')
    expect((await badges())['apps/user']).toBe(pending.length)
    await api.call(userApi.remove, { query: { id: pending[0]!.id } })
    expect((await badges())['apps/user']).toBe(pending.length - 1)
  })

  it('counts overdue invoices', async () => {
    const { aging } = await api.call(invoiceApi.aging, {})
    const overdue = aging.filter(({ age }) => age !== 'not-due').map(({ count }) => count)
    expect((await badges())['apps/invoice']).toBe(overdue.reduce((sum, count) => sum + count, 0))
  })

  it('counts the products in the cart', async () => {
    const before = (await badges())['apps/ecommerce']!
    const { products } = await api.call(cartApi.cart, {})
    expect(before).toBe(products.length)
    await api.call(cartApi.removeFromCart, { params: { id: products[0]!.id } })
    expect((await badges())['apps/ecommerce']).toBe(before - 1)
  })

  it('has a number for every module with a badge', async () => {
    const keys = modules.filter(({ nav }) => nav?.hasBadge).map(({ key }) => key)
    expect(Object.keys(await badges())).toEqual(expect.arrayContaining(keys))
  })
})
