import { useSearchParams } from 'react-router-dom'
import { paths } from '../paths'

/** Addresses within the chat. The search in the list of chats stays. */
export function useChatLinks() {
  const [search] = useSearchParams()
  const q = search.get('q') ?? ''
  return {
    list: paths.chat.href({}, { q }),
    to: (contactId: number) => paths.chat.href({ id: contactId }, { q }),
    /** To a message of the chat, in which what is searched for is marked. */
    toMessage: (contactId: number, messageId: number) =>
      paths.chat.href({ id: contactId }, { q, message: String(messageId) }),
  }
}
