import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { Email, EmailsChange, Label } from '@/redux/apps/email/schema'
import { removeEmails, restoreEmails, toggleLabel, updateEmails } from '@/redux/apps/email/slice'
import type { MailActions } from '../shared/mailbox'

type Change = EmailsChange['dataToUpdate']

const idsOf = (mails: readonly Email[]) => mails.map(({ id }) => id)

/** The changes that lead back: one for all mails that were alike before. */
function reverse(mails: readonly Email[], change: Change): EmailsChange[] {
  const groups = new Map<string, EmailsChange>()
  for (const { id, folder, isRead, isStarred } of mails) {
    const before: Change = {
      ...('folder' in change && { folder }),
      ...('isRead' in change && { isRead }),
      ...('isStarred' in change && { isStarred }),
    }
    const alike = JSON.stringify(before)
    const group = groups.get(alike)
    if (group) group.emailIds.push(id)
    else groups.set(alike, { emailIds: [id], dataToUpdate: before })
  }
  return [...groups.values()]
}

/**
 * What can be done to mails; see {@link MailActions}.
 * @param onLeave hears of mails that are about to leave their list
 */
export function useMailActions(onLeave: (ids: readonly number[]) => void): MailActions {
  const { t } = useTranslation('email')
  const { write } = useWrite()
  const last = useRef<(() => void) | null>(null)

  /** Says what was done, and remembers how to take it back. What one sees and can take back by another press is not said. */
  function telling(text: string | null, undo: () => void) {
    function undoOnce() {
      if (last.current === undoOnce) last.current = null
      undo()
    }
    function done() {
      last.current = undoOnce
      return text
    }
    return { done, undo: undoOnce }
  }

  async function revert(changes: readonly EmailsChange[]): Promise<void> {
    for (const change of changes) await write(updateEmails, change)
  }

  async function change(mails: readonly Email[], dataToUpdate: Change, text: string | null): Promise<void> {
    if (mails.length === 0) return
    const arg = { emailIds: idsOf(mails), dataToUpdate }
    await write(
      updateEmails,
      arg,
      telling(text, () => void revert(reverse(mails, dataToUpdate))),
    )
  }

  async function toggle(emailIds: number[], label: Label, text: string | null): Promise<void> {
    if (emailIds.length === 0) return
    const undo = () => void toggle(emailIds, label, null)
    const told = text === null ? {} : telling(text, undo)
    await write(toggleLabel, { emailIds, label }, { ...told, isToggle: true })
  }

  async function remove(mails: readonly Email[]): Promise<void> {
    if (mails.length === 0) return
    const emailIds = idsOf(mails)
    const count = mails.length
    onLeave(emailIds)
    const restore = () => void write(restoreEmails, emailIds, { done: t('toast.restored', { count }) })
    await write(removeEmails, emailIds, telling(t('toast.removed', { count }), restore))
  }

  /** One mail shows what was done to it; of several some may be out of sight. */
  const changed = (mails: readonly Email[]) => (mails.length > 1 ? t('toast.changed', { count: mails.length }) : null)

  return {
    move(mails, folder) {
      const others = mails.filter((mail) => mail.folder !== folder)
      onLeave(idsOf(others))
      void change(others, { folder }, t('toast.moved', { count: others.length, folder: t(`folder.${folder}`) }))
    },
    mark(mails, isRead) {
      const others = mails.filter((mail) => mail.isRead !== isRead)
      void change(others, { isRead }, changed(others))
    },
    star(mails, isStarred) {
      const others = mails.filter((mail) => mail.isStarred !== isStarred)
      void change(others, { isStarred }, changed(others))
    },
    label(mails, label, isOn) {
      const others = mails.filter((mail) => mail.labels.includes(label) !== isOn)
      const said = { count: others.length, label: t(`label.${label}`) }
      void toggle(idsOf(others), label, t(isOn ? 'toast.labelled' : 'toast.unlabelled', said))
    },
    remove: (mails) => void remove(mails),
    undoLast: () => last.current?.(),
  }
}
