import type { QuickWords } from '@/views/apps/todo/list/quickTask'
import { readQuickTask } from '@/views/apps/todo/list/quickTask'
import { toSearchWords } from '@/views/apps/todo/shared/calendarWords'
import { now } from '../../support/backend'

const none = new Map<string, never>()
const words: QuickWords = {
  days: none,
  repeats: none,
  every: new Set(),
  weekdays: none,
  months: none,
  tags: none,
  before: new Set(),
}

/** Parsers of foreign text; `tests/utility/hostileText.test.ts` limits their time. */
export const readers: Record<string, (given: string) => unknown> = {
  'a search for tasks': (given) => toSearchWords(given, 'en'),
  'a quick task': (given) => readQuickTask(given, { words, now: now(), assignees: [] }),
}
