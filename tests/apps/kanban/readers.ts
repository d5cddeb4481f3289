import { freeBoardId } from '@fake-db/apps/kanban/rules'

/** What reads text that others wrote; none of it may take long (`tests/utility/hostileText.test.ts`). */
export const readers: Record<string, (given: string) => unknown> = {
  'an id for a board': (given) => freeBoardId([], given),
}
