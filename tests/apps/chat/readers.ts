import { toParts } from '@/views/shared/links'

/** Parsers of foreign text; `tests/utility/hostileText.test.ts` limits their time. */
export const readers: Record<string, (given: string) => unknown> = {
  'links in a message': toParts,
}
