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

interface Past extends Pick<Order, 'status' | 'address' | 'paymentMethod' | 'coupon'> {
  /** Days ago. */
  readonly placed: number
  readonly time: string
  readonly daysUnderWay: number
  readonly lines: readonly (readonly [productId: number, qty: number, discountPercentage: number])[]
}

const past: readonly Past[] = [
  {
    placed: 94,
    time: '20:41',
    daysUnderWay: 6,
    status: 'delivered',
    address: home,
    paymentMethod: 'card',
    coupon: 'WELCOME10',
    lines: [
      [4, 1, 5],
      [22, 2, 8],
    ],
  },
  {
    placed: 33,
    time: '12:07',
    daysUnderWay: 4,
    status: 'delivered',
    address: office,
    paymentMethod: 'net-banking',
    coupon: null,
    lines: [
      [13, 6, 12],
      [3, 2, 10],
      [27, 12, 15],
    ],
  },
  {
    placed: 2,
    time: '07:55',
    daysUnderWay: 5,
    status: 'shipped',
    address: home,
    paymentMethod: 'cash-on-delivery',
    coupon: null,
    lines: [[24, 1, 7]],
  },
]

export function orderNumber(id: number): string {
  return `LS-${40_210 + id}`
}

export function seedOrders(now: Date): Order[] {
  return past.map(({ placed, time, daysUnderWay, lines, ...order }, index) => {
    const items = lines.flatMap(([productId, qty, discountPercentage]) =>
      seedProducts.filter(({ id }) => id === productId).map((product) => ({ ...product, qty, discountPercentage })),
    )
    const coupon = seedCoupons.find(({ code }) => code === order.coupon) ?? null
    return {
      id: index + 1,
      number: orderNumber(index + 1),
      placedAt: timeOn(now, -placed, time),
      arrivesAt: timeOn(now, daysUnderWay - placed, '18:00'),
      ...order,
      items: items.map((item) => toOrderItem(item.id, item)),
      totals: totalsOf(items, coupon),
      refund: 0,
    }
  })
}
