import { useCan } from '@core/auth/useCan'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { SearchField } from '@core/components/SearchField'
import { Skeleton } from '@core/components/Skeleton'
import { StaleAlert } from '@core/components/StaleAlert'
import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { useErrorText } from '@core/hooks/useErrorText'
import { EmptySearch } from '@core/illustrations/EmptySearch'
import { lazyPart } from '@core/lazy/lazyPart'
import { UsersRound } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import { Suspense, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { ChatContact, Contact } from '@/redux/apps/chat/schema'
import { fetchHits, selectSearch } from '@/redux/apps/chat/searchSlice'
import { selectOverview } from '@/redux/apps/chat/slice'
import styles from '../chat.module.scss'
import { ChatRow, ContactRow } from './ChatRow'
import { MessageHits } from './MessageHits'
import { ProfileBar } from './ProfileBar'

interface ChatList {
  readonly chats: readonly ChatContact[]
  /** Contacts without a chat, by name. */
  readonly others: readonly Contact[]
}

function useChatList(query: string): ChatList {
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

const GroupDialog = lazyPart(() => import('../groups/GroupDialog').then(({ GroupDialog: Part }) => Part))

function ListSkeleton() {
  return (
    <LoadingRegion className={styles.chatList}>
      {Array.from({ length: 9 }, (_, index) => (
        <div key={index} className={styles.chatSkeleton}>
          <Skeleton shape="circle" width="3rem" height="3rem" />
          <div className={styles.chatWords}>
            <Skeleton width="9rem" />
            <Skeleton width="13rem" />
          </div>
        </div>
      ))}
    </LoadingRegion>
  )
}

interface ChatSidebarProps {
  currentId: number | null
  onRetry: () => void
  searchRef: RefObject<HTMLInputElement | null>
}

export function ChatSidebar({ currentId, onRetry, searchRef }: ChatSidebarProps) {
  const { t } = useTranslation('chat')
  const errorText = useErrorText()
  const [params, setParams] = useSearchParams()
  const query = params.get('q') ?? ''
  const { chats, others } = useChatList(query)
  const { request, profileUser } = useAppSelector(selectOverview)
  const words = query.trim()
  const retrySearch = useRequest(fetchHits, words === '' ? null : words)
  const found = useAppSelector(selectSearch)
  const hits = found.words === words ? found.hits : []
  const isSearched = found.words === words || found.request.status === 'failed'
  const mayCreate = useCan()('create', 'Chat')
  const [isMaking, setMaking] = useState(false)
  const paneRef = useRef<HTMLElement>(null)

  function search(q: string) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (q === '') next.delete('q')
        else next.set('q', q)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const stops = [
      ...(paneRef.current?.querySelectorAll<HTMLElement>('input[type="search"], a[data-contact], a[data-hit]') ?? []),
    ]
    const index = stops.findIndex((stop) => stop === event.target)
    if (index === -1) return
    event.preventDefault()
    stops[index + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
  }

  function content() {
    if (!profileUser) {
      return request.status === 'failed' ? (
        <ErrorState title={t('list.failed')} text={errorText(request.error)} onRetry={onRetry} />
      ) : (
        <ListSkeleton />
      )
    }
    if (words !== '' && isSearched && chats.length + others.length + hits.length === 0) {
      return (
        <EmptyState
          picture={<EmptySearch />}
          title={t('list.noMatch', { query })}
          action={<Button onClick={() => search('')}>{t('list.clearSearch')}</Button>}
        />
      )
    }
    return (
      <>
        <h2 className={styles.chatListTitle} id="chats-title">
          {t('list.chats')}
        </h2>
        {chats.length > 0 ? (
          <ul className={styles.chatList} aria-labelledby="chats-title">
            {chats.map((contact) => (
              <ChatRow key={contact.id} contact={contact} isCurrent={contact.id === currentId} />
            ))}
          </ul>
        ) : (
          <p className={styles.chatListEmpty}>{t('list.noChats')}</p>
        )}
        <h2 className={styles.chatListTitle} id="contacts-title">
          {t('list.contacts')}
        </h2>
        {others.length > 0 ? (
          <ul className={styles.chatList} aria-labelledby="contacts-title">
            {others.map((contact) => (
              <ContactRow key={contact.id} contact={contact} isCurrent={contact.id === currentId} />
            ))}
          </ul>
        ) : (
          <p className={styles.chatListEmpty}>{t('list.noContacts')}</p>
        )}
        {words !== '' && hits.length > 0 && <MessageHits words={words} hits={hits} total={found.total} />}
        {words !== '' && found.request.status === 'failed' && (
          <StaleAlert title={t('list.hitsFailed')} error={found.request.error} onRetry={retrySearch} />
        )}
      </>
    )
  }

  return (
    // Arrow keys move between the links and the field, which handle keys themselves.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav ref={paneRef} className={styles.chatSidebar} aria-label={t('list.label')} onKeyDown={handleKeyDown}>
      <ProfileBar />
      <div className={styles.chatSidebarSearch}>
        <SearchField ref={searchRef} label={t('list.search')} value={query} onSearch={search} />
        {mayCreate && (
          <IconButton label={t('group.new')} icon={<UsersRound aria-hidden="true" />} onClick={() => setMaking(true)} />
        )}
      </div>
      <div className={styles.chatSidebarBody}>{content()}</div>
      {isMaking && (
        <Suspense>
          <GroupDialog onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </nav>
  )
}
