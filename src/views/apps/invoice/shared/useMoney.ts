import { use } from 'react'
import { useFormat } from '@/utility/hooks/useFormat'
import { CurrencyContext } from './currencyContext'

/** Writes the amounts of the invoice that is shown, in its currency. */
export function useMoney(): (cents: number) => string {
  const format = useFormat()
  const currency = use(CurrencyContext)
  return (cents) => format.money(cents, currency)
}
