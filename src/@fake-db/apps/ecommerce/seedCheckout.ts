import { timeOn } from '@fake-db/kit/env'
import { personNamed } from '@fake-db/shell/people/people'
import { placeIn } from '@fake-db/shell/people/places'
import type { Order, SavedAddress } from '@/redux/apps/ecommerce/schema'
import type { Coupon } from '@/redux/shell/cart/schema'
import { totalsOf } from '@/redux/shell/cart/totals'
import { toOrderItem } from './rules'
import { seedProducts } from './seed'

export const seedCoupons: readonly Coupon[] = [
  { code: 'WELCOME10', kind: 'percent', value: 10, minimum: 0 },
  { code: 'BAOBAB25', kind: 'amount', value: 2500, minimum: 15_000 },
  { code: 'SHIPFREE', kind: 'delivery', value: 0, minimum: 0 },
]

const shopper = personNamed('Amara Mensah')
const { street, postalCode, city, state } = placeIn(shopper.country)
const reached = { fullName: shopper.fullName, phone: shopper.contact, city, state, country: shopper.country }

const office = { type: 'office', ...reached, street, landmark: `${shopper.company}, second floor`, postalCode } as const
const home = {
  type: 'home',
  ...reached,
  street: '27 Nyaniba Avenue',
  landmark: 'Across from the tailor with the blue gate',
  postalCode: 'GA-081-5520',
} as const

export const seedAddresses: readonly SavedAddress[] = [
  { id: 1, ...home },
  { id: 2, ...office },
]

interface Past {
  /** Days ago. */
  readonly placed: number
  readonly time: string
  readonly daysUnderWay: number
  readonly status?: Order['status']
  readonly address: Order['address']
  readonly paymentMethod: Order['paymentMethod']
  readonly coupon?: string
  readonly lines: readonly (readonly [productId: number, qty: number, discountPercentage: number])[]
}

/** Oldest first. Without a status, an order was delivered. */
const past: readonly Past[] = [
  {
    placed: 312,
    time: '09:14',
    daysUnderWay: 5,
    address: office,
    paymentMethod: 'net-banking',
    lines: [
      [3, 4, 10],
      [13, 4, 12],
    ],
  },
  {
    placed: 268,
    time: '21:32',
    daysUnderWay: 3,
    address: home,
    paymentMethod: 'card',
    lines: [
      [12, 2, 5],
      [26, 4, 10],
    ],
  },
  {
    placed: 221,
    time: '11:48',
    daysUnderWay: 4,
    address: office,
    paymentMethod: 'net-banking',
    coupon: 'BAOBAB25',
    lines: [
      [20, 2, 6],
      [27, 10, 15],
    ],
  },
  {
    placed: 183,
    time: '19:05',
    daysUnderWay: 6,
    address: home,
    paymentMethod: 'card',
    lines: [
      [11, 1, 10],
      [14, 1, 8],
      [24, 1, 7],
      [7, 1, 6],
      [2, 1, 12],
    ],
  },
  {
    placed: 150,
    time: '08:27',
    daysUnderWay: 5,
    status: 'returned',
    address: home,
    paymentMethod: 'gift-card',
    lines: [[25, 1, 12]],
  },
  {
    placed: 121,
    time: '15:36',
    daysUnderWay: 7,
    address: office,
    paymentMethod: 'net-banking',
    lines: [
      [16, 8, 10],
      [8, 1, 8],
    ],
  },
  {
    placed: 94,
    time: '20:41',
    daysUnderWay: 6,
    address: home,
    paymentMethod: 'card',
    coupon: 'WELCOME10',
    lines: [
      [4, 1, 5],
      [22, 2, 8],
    ],
  },
  {
    placed: 61,
    time: '22:19',
    daysUnderWay: 4,
    status: 'cancelled',
    address: home,
    paymentMethod: 'card',
    lines: [[17, 1, 7]],
  },
  {
    placed: 33,
    time: '12:07',
    daysUnderWay: 4,
    address: office,
    paymentMethod: 'net-banking',
    lines: [
      [13, 6, 12],
      [3, 2, 10],
      [27, 12, 15],
    ],
  },
  {
    placed: 16,
    time: '18:52',
    daysUnderWay: 3,
    address: home,
    paymentMethod: 'card',
    coupon: 'SHIPFREE',
    lines: [
      [10, 1, 6],
      [22, 1, 8],
    ],
  },
  {
    placed: 2,
    time: '07:55',
    daysUnderWay: 5,
    status: 'shipped',
    address: home,
    paymentMethod: 'cash-on-delivery',
    lines: [[24, 1, 7]],
  },
  {
    placed: 1,
    time: '16:20',
    daysUnderWay: 6,
    status: 'placed',
    address: office,
    paymentMethod: 'card',
    lines: [
      [9, 1, 5],
      [1, 1, 8],
    ],
  },
]

export function orderNumber(id: number): string {
  return `LS-${40_202 + id}`
}

function historyOf({ placed, time, daysUnderWay, status = 'delivered' }: Past, now: Date): Order['history'] {
  const changes: Order['history'] = [
    { status: 'placed', at: timeOn(now, -placed, time) },
    { status: 'shipped', at: timeOn(now, 1 - placed, '10:30') },
    { status: 'delivered', at: timeOn(now, daysUnderWay - placed, '14:00') },
    { status: 'returned', at: timeOn(now, daysUnderWay + 9 - placed, '11:15') },
  ]
  if (status === 'cancelled') return [...changes.slice(0, 1), { status, at: timeOn(now, -placed, '22:47') }]
  return changes.slice(0, changes.findIndex((change) => change.status === status) + 1)
}

export function seedOrders(now: Date): Order[] {
  return past.map((order, index) => {
    const { placed, time, daysUnderWay, status = 'delivered', address, paymentMethod, lines } = order
    const coupon = seedCoupons.find(({ code }) => code === order.coupon) ?? null
    const products = lines.flatMap(([productId, qty, discountPercentage]) =>
      seedProducts.filter(({ id }) => id === productId).map((product) => ({ ...product, qty, discountPercentage })),
    )
    const items = products.map((product) => toOrderItem(product.id, product))
    const totals = totalsOf(products, coupon)
    const isReturned = status === 'returned'
    return {
      id: index + 1,
      number: orderNumber(index + 1),
      status,
      placedAt: timeOn(now, -placed, time),
      arrivesAt: timeOn(now, daysUnderWay - placed, '18:00'),
      history: historyOf(order, now),
      items: isReturned ? items.map((item) => ({ ...item, returnedQty: item.qty })) : items,
      address,
      paymentMethod,
      coupon: coupon?.code ?? null,
      totals,
      refund: isReturned ? totals.total - totals.delivery : status === 'cancelled' ? totals.total : 0,
    }
  })
}
