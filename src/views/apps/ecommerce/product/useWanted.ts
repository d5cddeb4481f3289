import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAppSelector } from '@/redux/app/hooks'
import type { Product, ProductColor } from '@/redux/shell/cart/schema'
import { selectCartItems } from '@/redux/shell/cart/slice'
import { useCartActions } from '@/redux/shell/cart/useCartActions'

/** The color in the URL. The first color is the default, which the URL omits. */
function useColor({
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

export interface Wanted {
  qty: number
  setQty: (qty: number) => void
  color: ProductColor | undefined
  setColor: (color: ProductColor) => void
}

/** Quantity and color; those of the cart for a product in the cart. */
export function useWanted(product: Product): Wanted {
  const { id, isInCart } = product
  const [wanted, setWanted] = useState(1)
  const [named, name] = useColor(product)
  const { change } = useCartActions()
  const item = useAppSelector(selectCartItems).find((candidate) => candidate.id === id)
  if (!isInCart || !item) return { qty: wanted, setQty: setWanted, color: named, setColor: name }
  return {
    qty: item.qty,
    setQty: (qty) => void change({ productId: id, qty }),
    color: item.color ?? named,
    setColor: (color) => void change({ productId: id, qty: item.qty, color }),
  }
}
