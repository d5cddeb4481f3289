import { parseSearch } from '@fake-db/apps/email/search'
import { seedEmails } from '@fake-db/apps/email/seed'
import { readAddresses, suggest, withAddresses } from '@/views/apps/email/composer/addresses'
import { now } from '../../support/backend'

const emails = seedEmails(now())

/** Parsers of foreign text; `tests/utility/hostileText.test.ts` limits their time. */
export const readers: Record<string, (given: string) => unknown> = {
  'a search in the mail': (given) => emails.filter(parseSearch(given, { now: now() })),
  'addresses of a mail': (given) => withAddresses([], readAddresses(given, [])),
  'a suggested address': (given) => suggest(given, [], []),
  'many addresses': (given) => withAddresses([], readAddresses(given.replaceAll(/\s/g, ','), [])),
}
