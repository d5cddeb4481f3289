import { useSearchParams } from 'react-router-dom'
import { paths } from '../paths'

/** Below this width, list and chat are separate screens. `chat.module.scss` uses the same width. */
export const onePane = '(width < 768px)'

/** Addresses within the chat. The search in the list of chats stays. */
export function useChatLinks() {
  const [search] = useSearchParams()
  const q = search.get('q') ?? ''
  return {
    list: paths.chat.href({}, { q }),
    to: (contactId: number) => paths.chat.href({ id: contactId }, { q }),
    /** To a message of the chat, with the search words highlighted. */
    toMessage: (contactId: number, messageId: number) =>
      paths.chat.href({ id: contactId }, { q, message: String(messageId) }),
  }
}

/** Told to the next page, so that the focus goes to the chat that is opened. */
export const opening = { isOpening: true }

function has<Key extends string>(state: unknown, key: Key): state is Readonly<Record<Key, unknown>> {
  return typeof state === 'object' && state !== null && key in state
}

/** Whether somebody has just chosen the chat in the list. */
export function isOpening(state: unknown): boolean {
  return has(state, 'isOpening')
}

/** The contact whose chat somebody comes back from. */
export function cameFrom(state: unknown): number | null {
  return has(state, 'from') && typeof state.from === 'number' ? state.from : null
}
