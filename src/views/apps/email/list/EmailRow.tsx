import { Avatar } from '@core/components/Avatar'
import { Badge } from '@core/components/Badge'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { IconButton } from '@core/components/button/IconButton'
import { cx } from '@core/components/cx'
import { RowCheckbox } from '@core/components/data-table/RowCheckbox'
import { htmlToText } from '@core/html/htmlToText'
import { Archive, Mail, MailOpen, OctagonAlert, Paperclip, Star, Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { canBeArchived, isOwn, isReceived, isScheduled, placeOf } from '@/redux/apps/email/changes'
import { contentOf, draftOpened } from '@/redux/apps/email/composerSlice'
import { parseQuery } from '@/redux/apps/email/rules'
import type { Email } from '@/redux/apps/email/schema'
import { selectContacts } from '@/redux/apps/email/slice'
import { Highlight } from '@/utility/Highlight'
import { useFormat } from '@/utility/hooks/useFormat'
import styles from '../email.module.scss'
import { hrefOf } from '../hooks/useEmailUrl'
import { useLabelsOf } from '../hooks/useLabels'
import { useEmailTime } from '../hooks/useEmailTime'
import { useMailboxContext } from '../shared/mailbox'

/** Words to highlight: only operators for visible fields count. */
function wordsOf(q: string): string[] {
  return parseQuery(q).flatMap(({ operator, name, typed, isNegated }) => {
    if (isNegated || !['from', 'to', 'subject', undefined].includes(operator)) return []
    const text = operator && typed.startsWith(`${name}:`) ? typed.slice(name.length + 1) : typed
    return [text.replace(/["“”„«»]/g, '')]
  })
}

function SearchedText({ text, q }: { text: string; q: string }) {
  const words = useMemo(() => wordsOf(q), [q])
  return <Highlight text={text} words={words} />
}

interface EmailRowProps {
  email: Email
  isSelected: boolean
  onSelect: (email: Email, isRange: boolean) => void
}

/** Sender; for own emails, the recipients. */
function useWho(email: Email) {
  const { t } = useTranslation('email')
  const { contacts } = useAppSelector(selectContacts)
  const { from, to, replies } = email
  if (!isOwn(email)) {
    const others = new Set(replies.map((reply) => reply.from.name))
    others.delete(from.name)
    return { who: [from.name, ...others].join(', '), picture: from }
  }
  const names = to.map(({ name, email }) => name || email)
  const avatar = contacts.find(({ email }) => email === to[0]?.email)?.avatar ?? ''
  return {
    who: names.length === 0 ? t('list.nobody') : t('list.to', { names: names.join(', ') }),
    picture: { name: names[0] ?? '?', avatar },
  }
}

/** The link covers the row; controls are above it. */
export function EmailRow({ email, isSelected, onSelect }: EmailRowProps) {
  const { t } = useTranslation('email')
  const { url, actions, rights, view } = useMailboxContext()
  const dispatch = useAppDispatch()
  const format = useFormat()
  const emailTime = useEmailTime()
  const labelsOf = useLabelsOf()
  const { who, picture } = useWho(email)
  const { subject, labels, attachments, replies, isRead, isStarred, snoozedUntil } = email
  const { message, time } = replies.at(-1) ?? email
  const isShort = view.density === 'compact'
  const snippet = useMemo(() => (isShort ? '' : htmlToText(message).slice(0, 200)), [isShort, message])
  const title = subject || t('noSubject')
  const hasFile = attachments.length > 0 || replies.some((reply) => reply.attachments.length > 0)

  /** Opens a draft in the composer, unless it opens in a new tab. */
  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (email.folder === 'draft' && rights.mayWrite) dispatch(draftOpened(contentOf(email)))
    else url.go(email.id)
  }

  return (
    <div
      className={cx(
        styles.emailRow,
        !isRead && 'is-unread',
        isSelected && 'is-selected',
        `is-${view.density}`,
        url.openId === email.id && 'is-open',
      )}
      data-email={email.id}
    >
      {rights.mayChange && (
        <div className={styles.emailRowMarks}>
          <RowCheckbox
            label={t('list.select', { subject: title })}
            isChecked={isSelected}
            onToggle={(isRange) => onSelect(email, isRange)}
          />
          <IconButton
            size="sm"
            className="star-toggle"
            label={t('list.star', { subject: title })}
            aria-pressed={isStarred}
            icon={<Star aria-hidden="true" />}
            onClick={() => actions.star([email], !isStarred)}
          />
        </div>
      )}
      <Avatar name={picture.name} src={picture.avatar || undefined} size="md" />
      <div className={styles.emailRowText}>
        <Link
          className={styles.emailRowLink}
          to={url.hrefTo(email.id)}
          aria-current={url.openId === email.id ? 'true' : undefined}
          onClick={handleClick}
        >
          {!isRead && <VisuallyHidden>{t('list.unread')}</VisuallyHidden>}
          <span className={styles.emailWho}>
            <span className="truncate" dir="auto">
              <SearchedText text={who} q={url.q} />
            </span>
            {replies.length > 0 && (
              <span className={`${styles.emailCount} tabular`}>{format.number(replies.length + 1)}</span>
            )}
          </span>
          <span className={styles.emailSubject}>
            <span className="truncate" dir="auto">
              <SearchedText text={title} q={url.q} />
            </span>
            {hasFile && (
              <>
                <Paperclip aria-hidden="true" />
                <VisuallyHidden>{t('list.hasFile')}</VisuallyHidden>
              </>
            )}
          </span>
        </Link>
        <div className={styles.emailSnippet}>
          {snoozedUntil !== undefined && (
            <Badge tone="info">
              {t(placeOf(email) === 'snoozed' ? 'later.until' : 'later.back', { time: emailTime(snoozedUntil) })}
            </Badge>
          )}
          {(url.isEverywhere || url.view?.label) && <Badge>{t(`folder.${placeOf(email)}`)}</Badge>}
          {labelsOf(labels).map(({ id, name, tone }) => (
            <Link key={id} className={cx('touch-target', styles.emailRowLabel)} to={hrefOf({ label: id })}>
              <Badge tone={tone}>
                <bdi className="truncate">{name}</bdi>
              </Badge>
            </Link>
          ))}
          <span className="truncate" dir="auto">
            <SearchedText text={snippet} q={url.q} />
          </span>
        </div>
      </div>
      <time className={`${styles.emailTime} tabular`} dateTime={time} title={format.dateTime(time)}>
        {emailTime(time)}
      </time>
      <div className={styles.emailRowActions}>
        {rights.mayChange && !isScheduled(email) && (
          <IconButton
            size="sm"
            label={t(isRead ? 'action.markUnread' : 'action.markRead')}
            icon={isRead ? <Mail aria-hidden="true" /> : <MailOpen aria-hidden="true" />}
            onClick={() => actions.mark([email], !isRead)}
          />
        )}
        {rights.mayChange && canBeArchived(email) && (
          <IconButton
            size="sm"
            label={t('action.archive')}
            icon={<Archive aria-hidden="true" />}
            onClick={() => actions.move([email], 'archive')}
          />
        )}
        {rights.mayChange && isReceived(email) && (
          <IconButton
            size="sm"
            label={t('action.spam')}
            icon={<OctagonAlert aria-hidden="true" />}
            onClick={() => actions.move([email], 'spam')}
          />
        )}
        {(email.folder === 'trash' ? rights.mayRemove : rights.mayChange && !isScheduled(email)) && (
          <IconButton
            size="sm"
            label={t(email.folder === 'trash' ? 'action.remove' : 'action.trash')}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => (email.folder === 'trash' ? actions.remove([email]) : actions.move([email], 'trash'))}
          />
        )}
      </div>
    </div>
  )
}
