import { createContext } from 'react'
import type { Currency } from '@/redux/shell/invoices/currencies'

/** What the amounts of one invoice are in; US dollars, where it says nothing. */
export const CurrencyContext = createContext<Currency | undefined>(undefined)
