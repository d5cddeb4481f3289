import { filterOf, filtersOf } from '@fake-db/apps/ecommerce/rules'
import { seedOrders } from '@fake-db/apps/ecommerce/seedCheckout'
import { createShop } from '@fake-db/apps/ecommerce/shop'
import { createEnv } from '@fake-db/kit/env'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { orderSchema } from '@/redux/apps/ecommerce/schema'
import { categories } from '@/redux/shell/cart/schema'
import { now } from '../../support/backend'

const products = createShop(createEnv(now, () => 0.5)).products()
const idsFor = (query: Parameters<typeof filterOf>[0]) => products.filter(filterOf(query)).map(({ id }) => id)

describe('the products', () => {
  it('cover every category, with a picture each; some are scarce or sold out', () => {
    expect(new Set(products.map(({ category }) => category))).toEqual(new Set(categories))
    expect(products.filter(({ image }) => !existsSync(`public${image}`))).toEqual([])
    expect(products.some(({ stock }) => stock === 0)).toBe(true)
    expect(products.some(({ stock }) => stock > 0 && stock < 5)).toBe(true)
  })
})

describe('the filters', () => {
  it('match every product by default', () => {
    for (const query of [{}, { category: '', brand: [' '], rating: '', minPrice: '', maxPrice: '' }]) {
      expect(idsFor(query)).toHaveLength(27)
    }
  })

  it('accept one or several values', () => {
    expect(idsFor({ category: 'music' })).toEqual([15, 23])
    expect(idsFor({ category: ['music', 'mobility'] })).toEqual([5, 15, 23, 25])
    expect(idsFor({ brand: ['Octavo', 'Lumenry'], category: 'music' })).toEqual([15, 23])
  })

  it('match nothing for an unknown value', () => {
    expect(idsFor({ category: 'boats' })).toEqual([])
    expect(idsFor({ brand: 'octavo' })).toEqual([])
    expect(idsFor({ rating: '6' })).toEqual([])
  })

  it('include both ends of a price range', () => {
    expect(idsFor({ minPrice: '14.5', maxPrice: '17.9' })).toEqual([16, 26])
    expect(idsFor({ minPrice: '900' })).toEqual([21])
    expect(idsFor({ minPrice: '20', maxPrice: '10' })).toEqual([])
  })

  it('match a minimum of stars', () => {
    for (const { id, rating } of products) expect(idsFor({ rating: '4' }).includes(id)).toBe(rating >= 4)
  })

  it.each([{ rating: '0' }, { rating: '4.5' }, { minPrice: '-1' }, { maxPrice: 'cheap' }, { maxPrice: '1e3' }])(
    'reject invalid numbers: %o',
    (query) => {
      expect(() => filterOf(query)).toThrow(expect.objectContaining({ status: 400 }) as Error)
    },
  )

  it('offer existing values, with counts', () => {
    const filters = filtersOf(products)
    expect(filters.categories.reduce((sum, { count }) => sum + count, 0)).toBe(27)
    expect(filters.brands.reduce((sum, { count }) => sum + count, 0)).toBe(27)
    expect(filters).toMatchObject({ minPrice: 14.5, maxPrice: 1149 })
    for (const { value, count } of filters.brands) expect(idsFor({ brand: value })).toHaveLength(count)
    expect(filtersOf([])).toEqual({ categories: [], brands: [], minPrice: 0, maxPrice: 0 })
  })
})

describe('the sample orders', () => {
  it.each(['2026-11-18T10:00:00Z', '2028-02-29T23:59:59Z', '2027-01-01T00:00:00Z'])(
    'are in the past, and their status matches their dates, at %s',
    (time) => {
      const now = new Date(time)
      const orders = seedOrders(now)
      for (const order of orders) {
        expect(orderSchema.parse(order)).toEqual(order)
        expect(order.items.length).toBeGreaterThan(0)
        expect(new Date(order.placedAt).getTime()).toBeLessThan(now.getTime())
        const isOpen = order.status === 'placed' || order.status === 'shipped'
        expect(new Date(order.arrivesAt) < now).toBe(!isOpen)
        const times = order.history.map(({ at }) => at)
        expect(order.history[0]).toEqual({ status: 'placed', at: order.placedAt })
        expect(order.history.at(-1)?.status).toBe(order.status)
        expect(times).toEqual(times.toSorted())
        expect(new Date(times.at(-1)!).getTime()).toBeLessThan(now.getTime())
      }
      const placed = orders.map(({ placedAt }) => placedAt)
      expect(placed).toEqual(placed.toSorted())
    },
  )
})
