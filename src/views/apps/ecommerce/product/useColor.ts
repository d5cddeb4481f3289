import { useSearchParams } from 'react-router-dom'
import type { Product, ProductColor } from '@/redux/shell/cart/schema'

/** The colour that the address names, or the product's first, which is left out of it. */
export function useColor({
  colorOptions,
}: Pick<Product, 'colorOptions'>): [ProductColor | undefined, (color: ProductColor) => void] {
  const [search, setSearch] = useSearchParams()
  const written = search.get('color')
  const chosen = colorOptions.find((color) => color === written) ?? colorOptions[0]
  return [
    chosen,
    (color) => {
      setSearch(color === colorOptions[0] ? {} : { color }, { replace: true, preventScrollReset: true })
    },
  ]
}
