import { readHundredths } from '@/views/apps/invoice/form/decimalText'
import { matches } from '@/views/apps/invoice/form/textMatch'
import { segmentsOf } from '@core/pdf/segments'

/** Parsers of foreign text; `tests/utility/hostileText.test.ts` limits their time. */
export const readers: Record<string, (given: string) => unknown> = {
  'a search for clients': (given) => matches('a b', [given]),
  'a text of a PDF': (given) => segmentsOf(given, true),
  'an amount of money': (given) => readHundredths(given, 'de'),
}
