import type { Product } from '@/redux/shell/cart/schema'
import { paths } from '../paths'

/** Slug in URLs: ends with the id. */
export function addressSlug({ slug, id }: Pick<Product, 'slug' | 'id'>): string {
  return `${slug}-${id}`
}

export function productHref(product: Pick<Product, 'slug' | 'id'>, color?: string): string {
  return paths.product.href({ slug: addressSlug(product) }, { color })
}
