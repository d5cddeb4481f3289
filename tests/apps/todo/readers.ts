import { quickWordsOf } from '@/views/apps/todo/list/quick/words'
import { readQuickTask } from '@/views/apps/todo/list/quickTask'
import texts from '@/views/apps/todo/locales/en.json'
import { toSearchWords } from '@/views/apps/todo/shared/calendarWords'
import { now } from '../../support/backend'

const words = quickWordsOf(texts.quickAdd.words, { language: 'en', tags: new Map(), toNextWeek: 4 })

/** Parsers of foreign text; `tests/utility/hostileText.test.ts` limits their time. */
export const readers: Record<string, (given: string) => unknown> = {
  'a search for tasks': (given) => toSearchWords(given, 'en'),
  'a quick task': (given) => readQuickTask(given, { words, now: now(), assignees: [] }),
}
