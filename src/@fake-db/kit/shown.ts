import type { Formatters } from '@/utility/format/formatters'
import { createFormatters } from '@/utility/format/formatters'

let made: readonly Formatters[] | undefined

/** One for each language that screens are shown in: nobody tells a call in which one the person reads who searches. */
function all(): readonly Formatters[] {
  made ??= ['en-US', 'de', 'fr', 'pt-PT', 'ar'].map((language) => createFormatters(language))
  return made
}

/**
 * A day as screens write it in any of their languages, to be found by.
 * @param iso such as `2026-11-17`
 */
export function shownDays(iso: string): string[] {
  return all().map(({ date }) => date(iso))
}

/**
 * An amount as screens write it in any of their languages, and as it is typed in haste, to be found by.
 * @param cents whole hundredths of the currency's unit
 */
export function shownAmounts(cents: number, currency = 'USD'): string[] {
  const plain = (cents / 100).toFixed(2)
  const typed = currency === 'USD' ? `$${plain}` : plain
  return [typed, plain.replace('.', ','), ...all().map(({ money }) => money(cents, currency))]
}
