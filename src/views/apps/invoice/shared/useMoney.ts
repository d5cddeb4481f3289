import { createContext, use } from 'react'
import type { Currency } from '@/redux/shell/invoices/currencies'
import { useFormat } from '@/utility/hooks/useFormat'

/** Currency of the invoice on screen; default: US dollars. */
export const CurrencyContext = createContext<Currency | undefined>(undefined)

export function useMoney(): (cents: number) => string {
  const format = useFormat()
  const currency = use(CurrencyContext)
  return (cents) => format.money(cents, currency)
}
