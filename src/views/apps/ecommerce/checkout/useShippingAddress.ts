import { useSearchParams } from 'react-router-dom'
import { useAppSelector } from '@/redux/app/hooks'
import { selectCheckout, selectNewAddress } from '@/redux/apps/ecommerce/checkoutSlice'
import type { Address } from '@/redux/apps/ecommerce/schema'

/** Marks the address that is typed in, among the ids of those that are known. */
export const newKey = 'new'

interface Chosen {
  readonly key: string
  readonly address: Address
}

/** Where the order goes: the address that the page's own address names. Null while there is none, or it is not known any more. */
export function useShippingAddress(): Chosen | null {
  const [search] = useSearchParams()
  const typed = useAppSelector(selectNewAddress)
  const { data } = useAppSelector(selectCheckout)
  const key = search.get('address')
  if (key === newKey) return typed && { key, address: typed }
  const saved = data?.addresses.find(({ id }) => String(id) === key)
  if (key === null || !saved) return null
  const { id: _, ...address } = saved
  return { key, address }
}
