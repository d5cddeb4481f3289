import { toParts } from '@/views/apps/chat/thread/links'

/** What reads text that others wrote; none of it may take long (`tests/utility/hostileText.test.ts`). */
export const readers: Record<string, (given: string) => unknown> = {
  'links in a message': toParts,
}
