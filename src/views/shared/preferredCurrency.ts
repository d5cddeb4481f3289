import { readStored, writeStored } from '@/configs/storage'
import type { Currency } from '@/redux/shell/invoices/currencies'
import { currencies } from '@/redux/shell/invoices/currencies'

const storageKey = 'currency'

/** Default currency of new invoices, stored in this browser. */
export function preferredCurrency(): Currency {
  const stored = readStored(storageKey)
  return currencies.find((currency) => currency === stored) ?? currencies[0]
}

export function currenciesInOrder(): readonly Currency[] {
  const first = preferredCurrency()
  return [first, ...currencies.filter((currency) => currency !== first)]
}

export function preferCurrency(currency: Currency): boolean {
  return writeStored(storageKey, currency === currencies[0] ? null : currency)
}
