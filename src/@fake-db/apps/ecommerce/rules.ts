import { badRequest } from '@fake-db/kit/reply'
import type { WireQuery, WireValue } from '@fake-db/kit/request'
import { anyOf, count, text } from '@fake-db/kit/request'
import type { ProductListQuery } from '@/redux/apps/ecommerce/contract'
import type { NewReturn, Order, ProductFilters } from '@/redux/apps/ecommerce/schema'
import type { CartProduct, Product } from '@/redux/shell/cart/schema'
import { categories } from '@/redux/shell/cart/schema'

function price(value: WireValue, fallback: number, name: string): number {
  const given = text(value)
  if (given === '') return fallback
  if (!/^\d{1,9}(\.\d{1,4})?$/.test(given)) throw badRequest({ [name]: 'number' })
  return Number(given)
}

/** Reads the filters: categories, brands, minimum stars, inclusive price range. Unknown values match no row. */
export function filterOf(query: WireQuery<ProductListQuery>): (product: Product) => boolean {
  const [inCategories, ofBrands] = [anyOf(query.category), anyOf(query.brand)]
  const stars = count(query.rating, 1, 'rating')
  const [lowest, highest] = [price(query.minPrice, 0, 'minPrice'), price(query.maxPrice, Infinity, 'maxPrice')]
  return (product) =>
    inCategories(product.category) &&
    ofBrands(product.brand) &&
    product.rating >= stars &&
    product.price >= lowest &&
    product.price <= highest
}

export function filtersOf(products: readonly Product[]): ProductFilters {
  const prices = products.length > 0 ? products.map(({ price }) => price) : [0]
  const countOf = (matches: (product: Product) => boolean) => products.filter(matches).length
  const brands = [...new Set(products.map(({ brand }) => brand))].sort((a, b) => a.localeCompare(b, 'en'))
  return {
    categories: categories
      .map((value) => ({ value, count: countOf(({ category }) => category === value) }))
      .filter((entry) => entry.count > 0),
    brands: brands.map((value) => ({ value, count: countOf(({ brand }) => brand === value) })),
    minPrice: Math.min(...prices),
    maxPrice: Math.max(...prices),
  }
}

/** Rejects an empty cart, and quantities above the stock. */
export function refuseUnfit(items: readonly CartProduct[]): void {
  if (items.length === 0) throw badRequest('The cart is empty.')
  const short = items.filter(({ qty, stock }) => qty > stock)
  if (short.length === 0) return
  throw badRequest(Object.fromEntries(short.map(({ id, stock }) => [`items.${id}`, `max?max=${stock}` as const])))
}

type OrderItem = Order['items'][number]

type Ordered = Omit<OrderItem, 'productId' | 'returnedQty'> & Pick<CartProduct, 'colorOptions'>

/** Copies the product: later changes do not affect orders. The first color is the default. */
export function toOrderItem(productId: number, product: Ordered): OrderItem {
  const { name, slug, image, price, qty, colorOptions, color = colorOptions[0], discountPercentage } = product
  return { productId, name, slug, image, price, qty, ...(color && { color }), discountPercentage, returnedQty: 0 }
}

/** Rejects repeated products, and quantities above the kept pieces. */
export function refuseUnreturnable({ items }: Order, { lines }: NewReturn): void {
  const keptQty = (productId: number) => {
    const item = items.find((one) => one.productId === productId)
    return item ? item.qty - item.returnedQty : 0
  }
  for (const [index, { productId, qty }] of lines.entries()) {
    const isNamedBefore = lines.findIndex((line) => line.productId === productId) < index
    if (isNamedBefore || keptQty(productId) === 0) throw badRequest({ [`lines.${index}.productId`]: 'choice' })
    if (qty > keptQty(productId)) throw badRequest({ [`lines.${index}.qty`]: `max?max=${keptQty(productId)}` })
  }
}
