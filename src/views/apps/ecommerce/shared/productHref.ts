import type { Product } from '@/redux/shell/cart/schema'
import { paths } from '../paths'

/** A product's slug as addresses have it: with the id that it is asked for by at its end. */
export function addressSlug({ slug, id }: Pick<Product, 'slug' | 'id'>): string {
  return `${slug}-${id}`
}

/** Where a product is shown, in a colour if one is named. */
export function productHref(product: Pick<Product, 'slug' | 'id'>, color?: string): string {
  return paths.product.href({ slug: addressSlug(product) }, { color })
}
