import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import type { NotificationOptions } from '@/redux/app/useWrite'
import { useWrite } from '@/redux/app/useWrite'
import { placeOf } from '@/redux/apps/email/changes'
import { contentOf, draftOpened, findOpenDraft, sendDraft } from '@/redux/apps/email/composerSlice'
import type { Email, EmailsChange } from '@/redux/apps/email/schema'
import {
  archiveEmails,
  removeEmails,
  restoreEmails,
  sendEmail,
  setLabel,
  snoozeEmails,
  unsendEmail,
  updateEmails,
} from '@/redux/apps/email/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import type { Aim, EmailActions } from '../shared/mailbox'
import { useDayAndTime } from './useDayAndTime'

type Change = EmailsChange['dataToUpdate']

const idsOf = (emails: readonly Email[]) => emails.map(({ id }) => id)

function groupBy<Key>(emails: readonly Email[], keyOf: (email: Email) => Key): [Key, Email[]][] {
  const groups = new Map<Key, Email[]>()
  for (const email of emails) groups.set(keyOf(email), [...(groups.get(keyOf(email)) ?? []), email])
  return [...groups]
}

/** @param onLeave called before emails leave their list */
export function useEmailActions(onLeave: (ids: readonly number[]) => void): EmailActions {
  const { t } = useTranslation('email')
  const dispatch = useAppDispatch()
  const { write, undoLast } = useWrite()
  const format = useFormat()
  const dayAndTime = useDayAndTime()

  async function put(emails: readonly Email[], place: Aim, options: NotificationOptions<unknown> = {}): Promise<void> {
    const emailIds = idsOf(emails)
    await (place === 'archive'
      ? write(archiveEmails, emailIds, options)
      : write(updateEmails, { emailIds, dataToUpdate: { folder: place } }, options))
  }
  async function putBack(emails: readonly Email[]): Promise<void> {
    for (const [, group] of groupBy(emails, (email) => `${placeOf(email)} ${email.snoozedUntil ?? ''}`)) {
      const [first] = group
      const place = first && placeOf(first)
      if (place === 'snoozed') await write(snoozeEmails, { emailIds: idsOf(group), until: first?.snoozedUntil ?? null })
      // Scheduled emails cannot be moved.
      else if (place && place !== 'scheduled') await put(group, place)
    }
  }
  async function move(emails: readonly Email[], place: Aim): Promise<void> {
    if (emails.length === 0) return
    const done = t('toast.moved', { count: emails.length, folder: t(`folder.${place}`) })
    await put(emails, place, { success: done, undo: () => putBack(emails) })
  }

  async function snooze(emails: readonly Email[], until: string | null): Promise<void> {
    if (emails.length === 0) return
    const count = emails.length
    const done =
      until === null ? t('later.ended', { count }) : t('later.snoozed', { count, time: format.dateTime(until) })
    await write(snoozeEmails, { emailIds: idsOf(emails), until }, { success: done, undo: () => putBack(emails) })
  }

  function schedule(id: number, sendAt: string) {
    const options = { success: t('later.scheduled', dayAndTime(sendAt)) }
    // The composer has the latest text, and closes.
    const open = dispatch(findOpenDraft(id))
    return open ? write(sendDraft, { key: open.key, sendAt }, options) : write(sendEmail, { id, sendAt }, options)
  }
  function unschedule({ id, time }: Email) {
    return write(unsendEmail, id, { success: t('later.unscheduled'), undo: () => schedule(id, time) })
  }
  async function editScheduled(email: Email): Promise<void> {
    const unsent = await unschedule(email)
    if (unsent) dispatch(draftOpened(contentOf(unsent.answer.email)))
  }

  async function change(emails: readonly Email[], dataToUpdate: Pick<Change, 'isRead' | 'isStarred'>, back: Change) {
    if (emails.length === 0) return
    const emailIds = idsOf(emails)
    await write(
      updateEmails,
      { emailIds, dataToUpdate },
      {
        // A changed row is visible feedback; several rows may be partly out of view.
        ...(emails.length > 1 && { success: t('toast.changed', { count: emails.length }) }),
        undo: () => write(updateEmails, { emailIds, dataToUpdate: back }),
      },
    )
  }

  async function setOn(emailIds: number[], label: string, isOn: boolean, done: string): Promise<void> {
    if (emailIds.length === 0) return
    const undo = () => write(setLabel, { emailIds, label, isOn: !isOn })
    await write(setLabel, { emailIds, label, isOn }, { success: done, undo })
  }

  async function remove(emails: readonly Email[]): Promise<void> {
    if (emails.length === 0) return
    const emailIds = idsOf(emails)
    const count = emails.length
    onLeave(emailIds)
    await write(removeEmails, emailIds, {
      success: t('toast.removed', { count }),
      undo: () => write(restoreEmails, emailIds, { success: t('toast.restored', { count }) }),
    })
  }

  return {
    move(emails, place) {
      const others = emails.filter((email) => placeOf(email) !== place)
      onLeave(idsOf(others))
      void move(others, place)
    },
    mark(emails, isRead) {
      const others = emails.filter((email) => email.isRead !== isRead)
      void change(others, { isRead }, { isRead: !isRead })
    },
    star(emails, isStarred) {
      const others = emails.filter((email) => email.isStarred !== isStarred)
      void change(others, { isStarred }, { isStarred: !isStarred })
    },
    label(emails, label, isOn) {
      const others = emails.filter((email) => email.labels.includes(label.id) !== isOn)
      const said = { count: others.length, label: label.name }
      void setOn(idsOf(others), label.id, isOn, t(isOn ? 'toast.labelled' : 'toast.unlabelled', said))
    },
    snooze(emails, until) {
      // Changing the snooze time keeps an email in its list.
      onLeave(idsOf(emails.filter((email) => until === null || placeOf(email) !== 'snoozed')))
      void snooze(emails, until)
    },
    unschedule(email) {
      onLeave([email.id])
      void unschedule(email)
    },
    editScheduled(email) {
      onLeave([email.id])
      void editScheduled(email)
    },
    remove: (emails) => void remove(emails),
    undoLast,
  }
}
