import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import type { ChatContact, Contact } from '@/redux/apps/chat/schema'
import { selectOverview } from '@/redux/apps/chat/slice'

interface ChatList {
  readonly chats: readonly ChatContact[]
  /** Those with whom there is no chat yet, by name. */
  readonly others: readonly Contact[]
}

/** Chats and contacts that fit the search: by name, by what somebody does, by what was written last. */
export function useChatList(query: string): ChatList {
  const { i18n } = useTranslation('chat')
  const { chatsContacts, contacts } = useAppSelector(selectOverview)

  return useMemo(() => {
    const wanted = query.trim().toLocaleLowerCase(i18n.language)
    const fits = (...texts: readonly string[]) =>
      texts.some((text) => text.toLocaleLowerCase(i18n.language).includes(wanted))
    const collator = new Intl.Collator(i18n.language)
    const withChat = new Set(chatsContacts.map(({ id }) => id))
    return {
      chats: chatsContacts.filter(({ fullName, role, chat }) => fits(fullName, role, chat.lastMessage?.message ?? '')),
      others: contacts
        .filter(({ id, fullName, role }) => !withChat.has(id) && fits(fullName, role))
        .sort((a, b) => collator.compare(a.fullName, b.fullName)),
    }
  }, [chatsContacts, contacts, query, i18n.language])
}
