import { useSearchParams } from 'react-router-dom'
import { paths } from '../paths'

/** Addresses within the chat. The search in the list of chats stays. */
export function useChatLinks() {
  const [search] = useSearchParams()
  const q = search.get('q') ?? ''
  return {
    list: paths.chat.href({}, { q }),
    to: (contactId: number) => paths.chat.href({ id: contactId }, { q }),
  }
}
