import { IconButton } from '@core/components/button/IconButton'
import { LinkButton } from '@core/components/button/LinkButton'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { ArrowLeft, BellOff, MoreVertical, Search } from 'lucide-react'
import { lazyPart } from '@core/lazy/lazyPart'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, type Location } from 'react-router-dom'
import { useAppSelector } from '@/redux/app/hooks'
import type { Chat, Contact } from '@/redux/apps/chat/schema'
import { selectOverview } from '@/redux/apps/chat/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { ContactDrawer } from '../drawers/ContactDrawer'
import { useChatMenu } from '../hooks/useChatMenu'
import { PersonPicture } from '../shared/PersonPicture'
import { isOpening, onePane, useChatLinks } from '../shared/chatNavigation'
import styles from '../chat.module.scss'

const GroupDrawer = lazyPart(() => import('../groups/GroupDrawer').then(({ GroupDrawer: Part }) => Part))

interface ThreadHeaderProps {
  contact: Contact
  chat: Chat | null
  onSearch: () => void
}

export function ThreadHeader({ contact, chat, onSearch }: ThreadHeaderProps) {
  const { t } = useTranslation('chat')
  const links = useChatLinks()
  const format = useFormat()
  const { contacts } = useAppSelector(selectOverview)
  const memberNames = contacts.filter(({ id }) => contact.members?.includes(id)).map(({ fullName }) => fullName)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const items = useChatMenu(contact, chat && chat.messages.length > 0)
  const nameRef = useRef<HTMLButtonElement>(null)
  const place: Location<unknown> = useLocation()
  const takesFocus = useMediaQuery(onePane) && isOpening(place.state)

  /* On one pane, the list that had the focus is hidden. */
  useEffect(() => {
    if (takesFocus) nameRef.current?.focus({ preventScroll: true })
  }, [takesFocus])

  return (
    <header className={styles.threadHeader}>
      <LinkButton
        className={`btn-icon ${styles.threadBack}`}
        variant="ghost"
        to={links.list}
        state={{ from: contact.id }}
        aria-label={t('back')}
        icon={<ArrowLeft className="flip-rtl" aria-hidden="true" />}
      />
      <h2 className={styles.threadTitle}>
        <button ref={nameRef} type="button" className={styles.threadPerson} onClick={() => setDrawerOpen(true)}>
          <PersonPicture person={contact} />
          <span className={styles.threadWords}>
            <span className={styles.threadName}>
              <span className="truncate" dir="auto">
                {contact.fullName}
              </span>
              {contact.isMuted && <BellOff aria-label={t('muted')} />}
            </span>
            <span className="text-muted fw-normal text-sm truncate">
              {contact.members
                ? format.list(memberNames)
                : t('roleAndPresence', { role: contact.role, presence: t(`presence.${contact.status}`) })}
            </span>
          </span>
        </button>
      </h2>
      {chat && chat.messages.length > 0 && (
        <IconButton label={t('search.inChat')} icon={<Search aria-hidden="true" />} onClick={onSearch} />
      )}
      {items.length > 0 && (
        <MenuButton
          label={t('action.chatMenu', { name: contact.fullName })}
          icon={<MoreVertical aria-hidden="true" />}
          buttonProps={{ variant: 'ghost' }}
          align="end"
          items={items}
        />
      )}
      {isDrawerOpen && contact.members && (
        <Suspense>
          <GroupDrawer group={contact} members={contact.members} onClose={() => setDrawerOpen(false)} />
        </Suspense>
      )}
      {isDrawerOpen && !contact.members && (
        <ContactDrawer contact={contact} chat={chat} onClose={() => setDrawerOpen(false)} />
      )}
    </header>
  )
}
