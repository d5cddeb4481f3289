import { useSearchParams } from 'react-router-dom'
import { paths } from '../paths'

/** Below this width, list and chat are separate screens. Same width as `chat.module.scss`. */
export const onePane = '(width < 768px)'

/** URLs within the chat; they keep the search. */
export function useChatLinks() {
  const [search] = useSearchParams()
  const q = search.get('q') ?? ''
  return {
    list: paths.chat.href({}, { q }),
    to: (contactId: number) => paths.chat.href({ id: contactId }, { q }),
    /** Link to a message, with the search words highlighted. */
    toMessage: (contactId: number, messageId: number) =>
      paths.chat.href({ id: contactId }, { q, message: String(messageId) }),
  }
}

/** Navigation state that moves the focus to the opened chat. */
export const opening = { isOpening: true }

function has<Key extends string>(state: unknown, key: Key): state is Readonly<Record<Key, unknown>> {
  return typeof state === 'object' && state !== null && key in state
}

export function isOpening(state: unknown): boolean {
  return has(state, 'isOpening')
}

/** Contact whose chat was just left. */
export function cameFrom(state: unknown): number | null {
  return has(state, 'from') && typeof state.from === 'number' ? state.from : null
}
