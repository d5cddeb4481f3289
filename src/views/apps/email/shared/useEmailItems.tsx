import type { MenuItem } from '@core/components/overlay/menuItems'
import {
  AlarmClock,
  Archive,
  ExternalLink,
  Mail,
  MailOpen,
  OctagonAlert,
  PenLine,
  Star,
  Trash2,
  Undo2,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import { useAppDispatch } from '@/redux/app/hooks'
import { contentOf, draftOpened } from '@/redux/apps/email/composerSlice'
import { canBeArchived, isReceived, isScheduled, placeOf } from '@/redux/apps/email/changes'
import type { Email, Folder } from '@/redux/apps/email/schema'
import { useAnswerItems } from './useAnswerItems'
import { useLabelItems } from './useLabelItems'
import { useMailboxContext } from './mailbox'

/** Context menu with the same actions as the toolbars of list and reader. */
export function useEmailItems(emails: readonly Email[]): MenuItem[] {
  const { t } = useTranslation('email')
  const dispatch = useAppDispatch()
  const answerItems = useAnswerItems()
  const { url, actions, rights, onSnooze } = useMailboxContext()
  const labelItems = useLabelItems(emails)
  const [first] = emails
  const firstHref = useHref(url.hrefTo(first?.id))
  if (!first) return []

  const isAllIn = (place: Folder) => emails.every((email) => placeOf(email) === place)
  const isAllRead = emails.every(({ isRead }) => isRead)
  const isAllStarred = emails.every(({ isStarred }) => isStarred)
  const newest = first.replies.at(-1) ?? first
  const items: MenuItem[] = []

  if (emails.length === 1) {
    items.push({
      key: 'newTab',
      label: t('action.newTab'),
      icon: <ExternalLink aria-hidden="true" />,
      onSelect: () => globalThis.open(firstHref, '_blank', 'noopener'),
    })
    if (rights.mayWrite && first.folder === 'draft') {
      items.push({
        key: 'continue',
        label: t('action.continue'),
        icon: <PenLine aria-hidden="true" />,
        onSelect: () => dispatch(draftOpened(contentOf(first))),
      })
    } else if (rights.mayWrite && !isScheduled(first)) {
      items.push(...answerItems(first, newest))
    }
  }
  if (rights.mayChange) {
    if (items.length > 0) items.push({ kind: 'separator', key: 'change' })
    if (!emails.some(isScheduled))
      items.push({
        key: 'read',
        label: t(isAllRead ? 'action.markUnread' : 'action.markRead'),
        icon: isAllRead ? <Mail aria-hidden="true" /> : <MailOpen aria-hidden="true" />,
        onSelect: () => actions.mark(emails, !isAllRead),
      })
    items.push({
      key: 'star',
      label: t(isAllStarred ? 'action.unstar' : 'action.star'),
      icon: <Star aria-hidden="true" />,
      onSelect: () => actions.star(emails, !isAllStarred),
    })
    if (emails.every(canBeArchived)) {
      items.push({
        key: 'archive',
        label: t('action.archive'),
        icon: <Archive aria-hidden="true" />,
        onSelect: () => actions.move(emails, 'archive'),
      })
    }
    if (emails.every(isReceived)) {
      items.push({
        key: 'snooze',
        label: t('action.snooze'),
        icon: <AlarmClock aria-hidden="true" />,
        onSelect: () => onSnooze(emails),
      })
      items.push({
        key: 'spam',
        label: t('action.spam'),
        icon: <OctagonAlert aria-hidden="true" />,
        onSelect: () => actions.move(emails, 'spam'),
      })
    }
    if (isAllIn('spam') || isAllIn('trash') || isAllIn('archive')) {
      items.push({
        key: 'inbox',
        label: t(isAllIn('spam') ? 'action.notSpam' : 'action.restore'),
        icon: <Undo2 className="flip-rtl" aria-hidden="true" />,
        onSelect: () => actions.move(emails, 'inbox'),
      })
    }
    if (!isAllIn('trash') && !emails.some(isScheduled)) {
      items.push({
        key: 'trash',
        label: t('action.trash'),
        icon: <Trash2 aria-hidden="true" />,
        onSelect: () => actions.move(emails, 'trash'),
      })
    }
  }
  if (rights.mayRemove && isAllIn('trash')) {
    items.push({
      key: 'remove',
      label: t('action.remove'),
      icon: <Trash2 aria-hidden="true" />,
      isDanger: true,
      onSelect: () => actions.remove(emails),
    })
  }
  if (rights.mayChange) items.push({ kind: 'heading', key: 'labels', label: t('labels') }, ...labelItems)
  return items
}
