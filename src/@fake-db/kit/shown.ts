import type { Formatters } from '@/utility/format/formatters'
import { createFormatters } from '@/utility/format/formatters'

let made: readonly Formatters[] | undefined

/** One per language of the product: a request does not contain the user's language. */
function all(): readonly Formatters[] {
  made ??= ['en-US', 'de', 'fr', 'pt-PT', 'ar'].map((language) => createFormatters(language))
  return made
}

/** Returns a day as displayed in each language, for search. @param iso such as `2026-11-17` */
export function shownDays(iso: string): string[] {
  return all().map(({ date }) => date(iso))
}

/** Returns an amount as displayed in each language, and as typed, for search. @param cents hundredths of the unit */
export function shownAmounts(cents: number, currency = 'USD'): string[] {
  const plain = (cents / 100).toFixed(2)
  const typed = currency === 'USD' ? `$${plain}` : plain
  return [typed, plain.replace('.', ','), ...all().map(({ money }) => money(cents, currency))]
}
