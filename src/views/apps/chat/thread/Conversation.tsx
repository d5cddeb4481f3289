import { useCan } from '@core/auth/useCan'
import { EmptyState } from '@core/components/EmptyState'
import { Picture } from '@core/components/Picture'
import { Button } from '@core/components/button/Button'
import { Dialog } from '@core/components/overlay/Dialog'
import { ArrowDown } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { selectIsTyping } from '@/redux/apps/chat/answerSlice'
import type { Chat, Contact, Message, NewMessage } from '@/redux/apps/chat/schema'
import { ownId } from '@/redux/apps/chat/schema'
import { selectOpen, selectOverview } from '@/redux/apps/chat/slice'
import { replyBegun, selectOutbox } from '@/redux/apps/chat/unsentSlice'
import { readId } from '@/utility/hooks/useIdParam'
import styles from '../chat.module.scss'
import { Composer } from '../composer/Composer'
import { useChatActions } from '../hooks/useChatActions'
import { PersonPicture } from '../shared/PersonPicture'
import { MessageLog } from './MessageLog'
import { ThreadHeader } from './ThreadHeader'
import { ThreadSearch } from './ThreadSearch'
import { ThreadContext } from './threadContext'
import { useLogScroll } from './useLogScroll'

function BlockedNote({ contact }: { contact: Contact }) {
  const { t } = useTranslation('chat')
  const { setBlocked } = useChatActions()
  const mayUpdate = useCan()('update', 'Chat')
  return (
    <div className={styles.composerNote}>
      <p>{t('composer.blocked', { name: contact.fullName })}</p>
      {mayUpdate && (
        <Button size="sm" onClick={() => void setBlocked(contact, false)}>
          {t('action.unblock')}
        </Button>
      )}
    </div>
  )
}

function ReadOnlyNote() {
  const { t } = useTranslation('chat')
  return (
    <div className={styles.composerNote}>
      <p>{t('composer.readOnly')}</p>
    </div>
  )
}

function NoMessages({ contact }: { contact: Contact }) {
  const { t } = useTranslation('chat')
  return (
    <div className={styles.logEmpty}>
      <EmptyState
        picture={<PersonPicture person={contact} size="xl" />}
        title={t('empty.title')}
        text={t('empty.text', { name: contact.fullName })}
      />
    </div>
  )
}

interface JumpButtonProps {
  /** Number of new messages below the visible part. */
  count: number
  onJump: () => void
}

function JumpButton({ count, onJump }: JumpButtonProps) {
  const { t } = useTranslation('chat')
  return (
    <Button className={styles.jumpButton} size="sm" icon={<ArrowDown aria-hidden="true" />} onClick={onJump}>
      {count > 0 ? t('log.newBelow', { count }) : t('log.jump')}
    </Button>
  )
}

const none: readonly Message[] = []
const nobody: readonly Contact[] = []

export function Conversation({ contact, chat }: { contact: Contact; chat: Chat | null }) {
  const { t } = useTranslation('chat')
  const dispatch = useAppDispatch()
  const can = useCan()
  const { id } = contact
  const messages = chat?.messages ?? none
  const { unseen } = useAppSelector(selectOpen)
  const overview = useAppSelector(selectOverview)
  const me = overview.profileUser
  // Only groups have other senders than the contact.
  const others = contact.members ? overview.contacts : nobody
  const isTyping = useAppSelector((state) => selectIsTyping(state, id))
  const outbox = useAppSelector(selectOutbox)
  const outgoing = useMemo(() => outbox.filter(({ content }) => content.contact === id), [outbox, id])
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const [image, setImage] = useState<NewMessage['image'] | null>(null)
  const [editedId, setEditedId] = useState<number | null>(null)
  const [isSearching, setSearching] = useState(false)
  const [searched, setSearched] = useState('')

  const last = messages.at(-1)
  const newestOutgoing = outgoing.at(-1)
  const scroll = useLogScroll({
    contactId: id,
    count: messages.length,
    newest: `${newestOutgoing?.key ?? last?.id ?? ''} ${isTyping}`,
    isNewestOwn: (newestOutgoing !== undefined || last?.senderId === ownId) && !isTyping,
  })

  /* Messages that were visible are not new. */
  const [seenId, setSeenId] = useState(last?.id ?? 0)
  if (scroll.isAtEnd && last && last.id > seenId) setSeenId(last.id)
  const below = messages.filter((message) => message.id > seenId && message.senderId !== ownId).length

  const [firstUnseenId] = useState(() => {
    const received = messages.filter(({ senderId }) => senderId !== ownId)
    return unseen > 0 ? (received.at(-unseen)?.id ?? null) : null
  })

  // An answer implies that the user has seen the messages.
  const hasAnswered =
    outgoing.length > 0 || messages.some((message) => message.senderId === ownId && message.id > (firstUnseenId ?? 0))

  const { jumpTo: scrollTo } = scroll
  const jumpTo = useCallback(
    (messageId: number, hasFocus = true) => {
      const index = messages.findIndex((message) => message.id === messageId)
      if (index !== -1) scrollTo(messageId, messages.length - index, hasFocus)
    },
    [messages, scrollTo],
  )

  /* Jumps to a message from the global search, once per navigation. */
  const place = useLocation()
  const [params] = useSearchParams()
  const wantedId = readId(params.get('message') ?? '') ?? 0
  const words = searched === '' && wantedId > 0 ? (params.get('q') ?? '').trim() : searched
  const shownFor = useRef('')
  useEffect(() => {
    if (!(wantedId > 0) || shownFor.current === place.key) return
    shownFor.current = place.key
    jumpTo(wantedId, false)
  }, [wantedId, place.key, jumpTo])

  /* Stable until a value changes: every rendered message reads it. */
  const thread = useMemo(
    () => ({
      contact,
      me,
      personOf: (senderId: number) =>
        senderId === ownId ? me : (others.find((other) => other.id === senderId) ?? contact),
      searched: words === '' ? [] : [words],
      jumpTo,
      showImage: setImage,
      edit: setEditedId,
      reply(message: Message) {
        dispatch(replyBegun({ contactId: id, messageId: message.id }))
        fieldRef.current?.focus()
      },
    }),
    [contact, me, others, words, jumpTo, dispatch, id],
  )
  function editLast() {
    const own = messages.findLast(({ senderId }) => senderId === ownId)
    if (!own || !can('update', 'Chat')) return
    jumpTo(own.id, false)
    setEditedId(own.id)
  }
  const isEmpty = messages.length === 0 && outgoing.length === 0

  return (
    <ThreadContext value={thread}>
      <ThreadHeader contact={contact} chat={chat} onSearch={() => setSearching(true)} />
      {isSearching && (
        <ThreadSearch
          messages={messages}
          onSearch={setSearched}
          onFound={(messageId) => jumpTo(messageId, false)}
          onClose={() => {
            setSearching(false)
            setSearched('')
          }}
        />
      )}
      <div className={styles.logFrame}>
        <MessageLog
          messages={messages}
          outgoing={outgoing}
          isTyping={isTyping}
          firstUnseenId={hasAnswered ? null : firstUnseenId}
          editedId={editedId}
          scroll={scroll}
        />
        {isEmpty && <NoMessages contact={contact} />}
        {!isEmpty && !scroll.isAtEnd && <JumpButton count={below} onJump={scroll.jumpToEnd} />}
      </div>
      {!can('create', 'Chat') ? (
        <ReadOnlyNote />
      ) : contact.isBlocked ? (
        <BlockedNote contact={contact} />
      ) : (
        <Composer contact={contact} fieldRef={fieldRef} onEditLast={editLast} />
      )}
      {image && (
        <Dialog isOpen size="lg" title={image.name} onClose={() => setImage(null)}>
          <Picture
            className={styles.lightboxImage}
            src={image.url}
            alt={t('image.alt', { name: image.name })}
            width={image.width}
            height={image.height}
          />
        </Dialog>
      )}
    </ThreadContext>
  )
}
