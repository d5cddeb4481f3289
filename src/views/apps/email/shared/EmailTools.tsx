import { IconButton } from '@core/components/button/IconButton'
import { AlarmClock, Archive, Inbox, Mail, MailOpen, OctagonAlert, Star, Trash2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { canBeArchived, isReceived, isScheduled, placeOf } from '@/redux/apps/email/changes'
import type { Email, Folder } from '@/redux/apps/email/schema'
import { useMailboxContext } from './mailbox'
import { LabelMenu } from './LabelMenu'
import { MoveMenu } from './MoveMenu'

interface EmailToolsProps {
  emails: readonly Email[]
  /** Only actions that file emails; for use beside a full menu. */
  isShort?: boolean
}

export function EmailTools({ emails, isShort = false }: EmailToolsProps) {
  const { t } = useTranslation('email')
  const { actions, rights, onSnooze } = useMailboxContext()
  const isAllIn = (place: Folder) => emails.every((email) => placeOf(email) === place)
  const isAllRead = emails.every(({ isRead }) => isRead)
  const isAllStarred = emails.every(({ isStarred }) => isStarred)

  const remove = rights.mayRemove && isAllIn('trash') && (
    <IconButton
      size="sm"
      label={t('action.remove')}
      icon={<Trash2 aria-hidden="true" />}
      onClick={() => actions.remove(emails)}
    />
  )
  if (!rights.mayChange) return remove
  return (
    <>
      {emails.every(canBeArchived) && (
        <IconButton
          size="sm"
          label={t('action.archive')}
          icon={<Archive aria-hidden="true" />}
          onClick={() => actions.move(emails, 'archive')}
        />
      )}
      {!isShort && emails.every(isReceived) && (
        <IconButton
          size="sm"
          label={t('action.snooze')}
          icon={<AlarmClock aria-hidden="true" />}
          onClick={() => onSnooze(emails)}
        />
      )}
      {isAllIn('archive') && (
        <IconButton
          size="sm"
          label={t('action.restore')}
          icon={<Inbox aria-hidden="true" />}
          onClick={() => actions.move(emails, 'inbox')}
        />
      )}
      {isAllIn('trash') ? (
        <>
          <IconButton
            size="sm"
            label={t('action.restore')}
            icon={<Undo2 className="flip-rtl" aria-hidden="true" />}
            onClick={() => actions.move(emails, 'inbox')}
          />
          {remove}
        </>
      ) : (
        !emails.some(isScheduled) && (
          <IconButton
            size="sm"
            label={t('action.trash')}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => actions.move(emails, 'trash')}
          />
        )
      )}
      {isAllIn('spam') && (
        <IconButton
          size="sm"
          label={t('action.notSpam')}
          icon={<MailOpen aria-hidden="true" />}
          onClick={() => actions.move(emails, 'inbox')}
        />
      )}
      {!isShort && (
        <>
          {emails.every(isReceived) && (
            <IconButton
              size="sm"
              label={t('action.spam')}
              icon={<OctagonAlert aria-hidden="true" />}
              onClick={() => actions.move(emails, 'spam')}
            />
          )}
          {!emails.some(isScheduled) && (
            <IconButton
              size="sm"
              label={t(isAllRead ? 'action.markUnread' : 'action.markRead')}
              icon={isAllRead ? <Mail aria-hidden="true" /> : <MailOpen aria-hidden="true" />}
              onClick={() => actions.mark(emails, !isAllRead)}
            />
          )}
          <IconButton
            size="sm"
            className="star-toggle"
            label={t('action.star')}
            aria-pressed={isAllStarred}
            icon={<Star aria-hidden="true" />}
            onClick={() => actions.star(emails, !isAllStarred)}
          />
          {!emails.some(isScheduled) && <MoveMenu emails={emails} />}
          <LabelMenu emails={emails} />
        </>
      )}
    </>
  )
}
