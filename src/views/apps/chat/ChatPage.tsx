import { Button } from '@core/components/button/Button'
import { cx } from '@core/components/cx'
import { EmptyState } from '@core/components/EmptyState'
import { ShortcutDialog as Sheet } from '@core/components/overlay/ShortcutDialog'
import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { MessagesSquare } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Location, Navigate, useLocation } from 'react-router-dom'
import { useAppDispatch, useAppSelector, useRequest } from '@/redux/app/hooks'
import { chatClosed, fetchOverview, openChat, selectOpen, selectOverview } from '@/redux/apps/chat/slice'
import { useIdParam } from '@/utility/hooks/useIdParam'
import { useChatKeys } from './hooks/useChatKeys'
import { useUnsentMemory } from './hooks/useUnsentMemory'
import { ChatSidebar } from './list/ChatSidebar'
import { Thread } from './thread/Thread'
import { cameFrom, useChatLinks } from './shared/chatNavigation'
import styles from './chat.module.scss'

function StartScreen({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation('chat')
  return (
    <div className={styles.threadMiddle}>
      <EmptyState
        picture={<MessagesSquare aria-hidden="true" />}
        title={t('start.title')}
        text={t('start.text')}
        action={
          <Button variant="primary" onClick={onStart}>
            {t('start.action')}
          </Button>
        }
      />
    </div>
  )
}

const rows = [
  ['search', ['/']],
  ['walk', ['↑', '↓']],
  ['next', ['Alt ↓', 'Ctrl ↓', '⌘ ↓']],
  ['previous', ['Alt ↑', 'Ctrl ↑', '⌘ ↑']],
  ['send', ['↵']],
  ['newLine', ['⇧ ↵']],
  ['editLast', ['↑']],
  ['close', ['Esc']],
  ['everything', ['Ctrl K', '⌘ K']],
  ['sheet', ['?']],
] as const

function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('chat')
  return <Sheet shortcuts={rows.map(([name, keys]) => ({ does: t(`shortcuts.${name}`), keys }))} onClose={onClose} />
}

function useTitle(contactId: number | null): string {
  const { t } = useTranslation('chat')
  const { t: core } = useTranslation('core')
  const { contacts } = useAppSelector(selectOverview)
  const { contact } = useAppSelector(selectOpen)
  const name = [contact, ...contacts].find((person) => person?.id === contactId)?.fullName
  const title = name === undefined ? t('title') : t('titleWith', { name })
  return core('documentTitle', { title })
}

/** `/apps/chat/:id?`, where the id is the contact's. */
export function ChatPage() {
  const { t } = useTranslation('chat')
  const dispatch = useAppDispatch()
  const id = useIdParam()
  const contactId = id ?? null
  const retryOverview = useRequest(fetchOverview, undefined)
  const retryChat = useRequest(openChat, contactId)
  const searchRef = useRef<HTMLInputElement>(null)
  const place: Location<unknown> = useLocation()
  const from = cameFrom(place.state)
  const links = useChatLinks()
  const { profileUser, request, chatsContacts } = useAppSelector(selectOverview)
  const opensNewest = useMediaQuery('(width >= 768px)') && from === null
  useUnsentMemory()
  const [showsShortcuts, setShowsShortcuts] = useState(false)
  useChatKeys({ contactId, searchRef, onShortcuts: () => setShowsShortcuts(true) })

  useEffect(() => {
    if (contactId === null) return undefined
    return () => {
      dispatch(chatClosed())
    }
  }, [dispatch, contactId])

  /* Back from a chat: focus its row in the list. */
  useEffect(() => {
    if (from !== null) document.querySelector<HTMLElement>(`[data-contact="${from}"]`)?.focus()
  }, [from])

  function pane() {
    if (id !== undefined) return <Thread contactId={contactId} onRetry={retryChat} />
    if (opensNewest && chatsContacts[0]) return <Navigate replace to={links.to(chatsContacts[0].id)} />
    if (opensNewest && !profileUser && request.status !== 'failed') return null
    return <StartScreen onStart={() => searchRef.current?.focus()} />
  }

  return (
    <div className={cx('fills-window', styles.appChat, id !== undefined && 'has-thread')}>
      <title>{useTitle(contactId)}</title>
      <h1 className="visually-hidden" tabIndex={-1}>
        {t('title')}
      </h1>
      <ChatSidebar currentId={contactId} searchRef={searchRef} onRetry={retryOverview} />
      <section className={styles.thread} aria-label={t('thread')}>
        {pane()}
      </section>
      {showsShortcuts && <ShortcutDialog onClose={() => setShowsShortcuts(false)} />}
    </div>
  )
}
