import { freeColumnId } from '@fake-db/apps/kanban/rules'

/** Parsers of foreign text; `tests/utility/hostileText.test.ts` limits their time. */
export const readers: Record<string, (given: string) => unknown> = {
  'an id for a board': (given) => freeColumnId([], given),
}
