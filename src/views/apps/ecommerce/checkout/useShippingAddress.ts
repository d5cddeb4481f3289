import { useSearchParams } from 'react-router-dom'
import { useAppSelector } from '@/redux/app/hooks'
import { selectCheckout, selectNewAddress } from '@/redux/apps/ecommerce/checkoutSlice'
import type { Address } from '@/redux/apps/ecommerce/schema'

/** Key of the new, unsaved address, among the ids of saved ones. */
export const newKey = 'new'

interface Chosen {
  readonly key: string
  readonly address: Address
}

/** The address selected in the URL; null without one, or if it no longer exists. */
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
