import { readStored, writeStored } from '@/configs/storage'
import type { Currency } from '@/redux/shell/invoices/currencies'
import { currencies } from '@/redux/shell/invoices/currencies'

const storageKey = 'currency'

/** What new invoices begin with; this browser remembers it. */
export function preferredCurrency(): Currency {
  const stored = readStored(storageKey)
  return currencies.find((currency) => currency === stored) ?? currencies[0]
}

/** The same, with the preferred one first. */
export function currenciesInOrder(): readonly Currency[] {
  const first = preferredCurrency()
  return [first, ...currencies.filter((currency) => currency !== first)]
}

/** @returns whether it could be stored */
export function preferCurrency(currency: Currency): boolean {
  return writeStored(storageKey, currency === currencies[0] ? null : currency)
}
