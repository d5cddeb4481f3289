import { Avatar } from '@core/components/Avatar'
import { ContextMenu } from '@core/components/overlay/ContextMenu'
import type { ContextPoint } from '@core/components/overlay/contextPoint'
import { contextPointOf } from '@core/components/overlay/contextPoint'
import { hasOpenLayer } from '@core/components/overlay/layers'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Message } from '@/redux/apps/chat/schema'
import type { OutgoingMessage } from '@/redux/apps/chat/unsentSlice'
import { useChatTimes } from '../shared/useChatTimes'
import { toDays } from './days'
import { MessageRow } from './MessageRow'
import { OutgoingRow } from './OutgoingRow'
import { useThread } from './threadContext'
import type { useLogScroll } from './useLogScroll'
import { useMessageItems } from './useMessageItems'
import styles from '../chat.module.scss'

function TypingRow() {
  const { t } = useTranslation('chat')
  const { contact } = useThread()
  return (
    <li className={`${styles.message} is-first`}>
      <span className={styles.messagePerson}>
        <Avatar name={contact.fullName} src={contact.avatar} />
      </span>
      <div className={styles.messageMain}>
        <div className={`${styles.messageBubble} ${styles.typing}`}>
          <VisuallyHidden>
            {contact.members ? t('log.typingGroup') : t('log.typing', { name: contact.fullName })}
          </VisuallyHidden>
          <span className={styles.typingDot} aria-hidden="true" />
          <span className={styles.typingDot} aria-hidden="true" />
          <span className={styles.typingDot} aria-hidden="true" />
        </div>
      </div>
    </li>
  )
}

interface MessageMenuProps {
  message: Message
  at: ContextPoint
  onClose: () => void
}

function MessageMenu({ message, at, onClose }: MessageMenuProps) {
  const { t } = useTranslation('chat')
  return <ContextMenu label={t('action.more')} items={useMessageItems(message)} at={at} onClose={onClose} />
}

interface MessageLogProps {
  messages: readonly Message[]
  outgoing: readonly OutgoingMessage[]
  isTyping: boolean
  /** First message that was unread when the chat was opened. */
  firstUnseenId: number | null
  editedId: number | null
  scroll: ReturnType<typeof useLogScroll>
}

function messageIdOf(target: EventTarget): number | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-message]') : null
  return element ? Number(element.dataset.message) : null
}

/** Messages grouped by day. Arrow keys move the focus (roving tabindex). */
export function MessageLog({ messages, outgoing, isTyping, firstUnseenId, editedId, scroll }: MessageLogProps) {
  const { t } = useTranslation('chat')
  const { contact } = useThread()
  const times = useChatTimes()
  const [activeId, setActiveId] = useState<number | null>(null)
  const [menu, setMenu] = useState<{ at: ContextPoint; id: number } | null>(null)
  const pressed = messages.find(({ id }) => id === menu?.id)
  const { logRef, contentRef, shown, markedId, handleScroll } = scroll
  const days = useMemo(() => toDays(messages.slice(-shown), times.dayKey), [messages, shown, times])
  const tabStop = messages.some(({ id }) => id === activeId) ? activeId : (messages.at(-1)?.id ?? null)

  function activate({ target }: SyntheticEvent) {
    // While a menu is open, the pointer may cross other messages on its way there.
    if (hasOpenLayer()) return
    const id = messageIdOf(target)
    if (id !== null) setActiveId(id)
  }

  function openMenu(event: MouseEvent) {
    const isElsewhere = event.target instanceof Element && event.target.closest('a, button, img, textarea') !== null
    const id = messageIdOf(event.target)
    // Links, pictures and selected text keep the browser's menu.
    if (id === null || isElsewhere || globalThis.getSelection()?.toString()) return
    const at = contextPointOf(event)
    if (at) setMenu({ at, id })
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const isOnMessage = event.target instanceof HTMLElement && event.target.matches('[data-message]')
    if (!isOnMessage || event.altKey || event.ctrlKey || event.metaKey) return
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message]')]
    const index = rows.findIndex((row) => row === event.target)
    const steps: Readonly<Partial<Record<string, number>>> = {
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      Home: 0,
      End: rows.length - 1,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    rows[next]?.focus()
  }

  return (
    // The messages handle focus and keys; their events bubble here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={logRef}
      className={styles.log}
      role="log"
      // `announce` reads new messages; older messages that are added stay silent.
      aria-live="off"
      aria-label={t('log.label', { name: contact.fullName })}
      onScroll={handleScroll}
      onPointerOver={activate}
      onFocus={activate}
      onKeyDown={handleKeyDown}
      onContextMenu={openMenu}
    >
      <div ref={contentRef} className={styles.logContent}>
        {days.map((day) => (
          <section key={day.key} aria-label={times.day(day.time)}>
            <h3 className={styles.logDayName}>{times.day(day.time)}</h3>
            <ol className="list-unstyled">
              {day.messages.map(({ message, isFirst }) => (
                <MessageRow
                  key={message.id}
                  message={message}
                  isFirst={isFirst}
                  isFirstUnseen={message.id === firstUnseenId}
                  isActive={message.id === activeId}
                  isTabStop={message.id === tabStop}
                  isEdited={message.id === editedId}
                  isMarked={message.id === markedId}
                />
              ))}
            </ol>
          </section>
        ))}
        {(outgoing.length > 0 || isTyping) && (
          <ol className="list-unstyled">
            {outgoing.map((message) => (
              <OutgoingRow key={message.key} message={message} />
            ))}
            {isTyping && <TypingRow />}
          </ol>
        )}
      </div>
      {menu && pressed && <MessageMenu message={pressed} at={menu.at} onClose={() => setMenu(null)} />}
    </div>
  )
}
