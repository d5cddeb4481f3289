import { createContext, use } from 'react'
import type { Currency } from '@/redux/shell/invoices/currencies'
import { useFormat } from '@/utility/hooks/useFormat'

/** Currency of the invoice on screen; default: US dollars. */
export const CurrencyContext = createContext<Currency | undefined>(undefined)

export function useMoney(): (cents: number) => string {
  const format = useFormat()
  const currency = use(CurrencyContext)
  // Negating zero, as credit notes do, gives -0: “-$0.00”.
  return (cents) => format.money(cents === 0 ? 0 : cents, currency)
}
