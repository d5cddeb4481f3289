import { useTranslation } from 'react-i18next'
import type { NotificationOptions } from '@/redux/app/useWrite'
import { useWrite } from '@/redux/app/useWrite'
import { placeOf } from '@/redux/apps/email/changes'
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
import type { Aim, MailActions } from '../shared/mailbox'
import { useDayAndTime } from './useDayAndTime'

type Change = EmailsChange['dataToUpdate']

const idsOf = (mails: readonly Email[]) => mails.map(({ id }) => id)

function groupBy<Key>(mails: readonly Email[], keyOf: (mail: Email) => Key): [Key, Email[]][] {
  const groups = new Map<Key, Email[]>()
  for (const mail of mails) groups.set(keyOf(mail), [...(groups.get(keyOf(mail)) ?? []), mail])
  return [...groups]
}

/** @param onLeave called before emails leave their list */
export function useMailActions(onLeave: (ids: readonly number[]) => void): MailActions {
  const { t } = useTranslation('email')
  const { write, undoLast } = useWrite()
  const format = useFormat()
  const dayAndTime = useDayAndTime()

  async function put(mails: readonly Email[], place: Aim, options: NotificationOptions<unknown> = {}): Promise<void> {
    const emailIds = idsOf(mails)
    await (place === 'archive'
      ? write(archiveEmails, emailIds, options)
      : write(updateEmails, { emailIds, dataToUpdate: { folder: place } }, options))
  }
  async function putBack(mails: readonly Email[]): Promise<void> {
    for (const [, group] of groupBy(mails, (mail) => `${placeOf(mail)} ${mail.snoozedUntil ?? ''}`)) {
      const [first] = group
      const place = first && placeOf(first)
      if (place === 'snoozed') await write(snoozeEmails, { emailIds: idsOf(group), until: first?.snoozedUntil ?? null })
      // Scheduled emails cannot be moved.
      else if (place && place !== 'scheduled') await put(group, place)
    }
  }
  async function move(mails: readonly Email[], place: Aim): Promise<void> {
    if (mails.length === 0) return
    const done = t('toast.moved', { count: mails.length, folder: t(`folder.${place}`) })
    await put(mails, place, { success: done, undo: () => putBack(mails) })
  }

  async function snooze(mails: readonly Email[], until: string | null): Promise<void> {
    if (mails.length === 0) return
    const count = mails.length
    const done =
      until === null ? t('later.ended', { count }) : t('later.snoozed', { count, time: format.dateTime(until) })
    await write(snoozeEmails, { emailIds: idsOf(mails), until }, { success: done, undo: () => putBack(mails) })
  }

  async function unschedule({ id, time }: Email): Promise<void> {
    await write(unsendEmail, id, {
      success: t('later.unscheduled'),
      undo: () => write(sendEmail, { id, sendAt: time }, { success: t('later.scheduled', dayAndTime(time)) }),
    })
  }

  async function change(mails: readonly Email[], dataToUpdate: Pick<Change, 'isRead' | 'isStarred'>, back: Change) {
    if (mails.length === 0) return
    const emailIds = idsOf(mails)
    await write(
      updateEmails,
      { emailIds, dataToUpdate },
      {
        // A changed row is visible feedback; several rows may be partly out of view.
        ...(mails.length > 1 && { success: t('toast.changed', { count: mails.length }) }),
        undo: () => write(updateEmails, { emailIds, dataToUpdate: back }),
      },
    )
  }

  async function setOn(emailIds: number[], label: string, isOn: boolean, done: string): Promise<void> {
    if (emailIds.length === 0) return
    const undo = () => write(setLabel, { emailIds, label, isOn: !isOn })
    await write(setLabel, { emailIds, label, isOn }, { success: done, undo })
  }

  async function remove(mails: readonly Email[]): Promise<void> {
    if (mails.length === 0) return
    const emailIds = idsOf(mails)
    const count = mails.length
    onLeave(emailIds)
    await write(removeEmails, emailIds, {
      success: t('toast.removed', { count }),
      undo: () => write(restoreEmails, emailIds, { success: t('toast.restored', { count }) }),
    })
  }

  return {
    move(mails, place) {
      const others = mails.filter((mail) => placeOf(mail) !== place)
      onLeave(idsOf(others))
      void move(others, place)
    },
    mark(mails, isRead) {
      const others = mails.filter((mail) => mail.isRead !== isRead)
      void change(others, { isRead }, { isRead: !isRead })
    },
    star(mails, isStarred) {
      const others = mails.filter((mail) => mail.isStarred !== isStarred)
      void change(others, { isStarred }, { isStarred: !isStarred })
    },
    label(mails, label, isOn) {
      const others = mails.filter((mail) => mail.labels.includes(label.id) !== isOn)
      const said = { count: others.length, label: label.name }
      void setOn(idsOf(others), label.id, isOn, t(isOn ? 'toast.labelled' : 'toast.unlabelled', said))
    },
    snooze(mails, until) {
      // Changing the snooze time keeps an email in its list.
      onLeave(idsOf(mails.filter((mail) => until === null || placeOf(mail) !== 'snoozed')))
      void snooze(mails, until)
    },
    unschedule(email) {
      onLeave([email.id])
      void unschedule(email)
    },
    remove: (mails) => void remove(mails),
    undoLast,
  }
}
