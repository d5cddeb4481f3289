import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import type { AppThunk } from '@/redux/app/thunks'
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
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const last = useRef<(() => void) | null>(null)

  /** @returns whether it succeeded; if not, it has been said, with a way to try again */
  async function run<Answer, Arg>(thunk: AppThunk<Answer, Arg>, arg: Arg, again: () => void): Promise<boolean> {
    const result = await dispatch((thunk as AppThunk<unknown, unknown>)(arg))
    if (result.meta.requestStatus === 'fulfilled') return true
    const { payload } = result as { payload?: Parameters<typeof errorText>[0] }
    if (payload) toast.error(errorText(payload), { retry: again })
    return false
  }

  /** Says what was done, and remembers how to take it back. What one sees and can take back by another press is not said. */
  function done(text: string | null, undo: () => void) {
    function undoOnce() {
      if (last.current === undoOnce) last.current = null
      undo()
    }
    last.current = undoOnce
    if (text !== null) toast.success(text, { undo: undoOnce })
  }

  async function write(changes: readonly EmailsChange[]): Promise<void> {
    for (const change of changes) await run(updateEmails, change, () => void write([change]))
  }

  async function change(mails: readonly Email[], dataToUpdate: Change, text: string | null): Promise<void> {
    if (mails.length === 0) return
    const arg = { emailIds: idsOf(mails), dataToUpdate }
    if (await run(updateEmails, arg, () => void change(mails, dataToUpdate, text)))
      done(text, () => void write(reverse(mails, dataToUpdate)))
  }

  async function toggle(emailIds: number[], label: Label, text: string | null): Promise<void> {
    if (emailIds.length === 0) return
    const isDone = await run(toggleLabel, { emailIds, label }, () => void toggle(emailIds, label, text))
    if (isDone && text !== null) done(text, () => void toggle(emailIds, label, null))
  }

  async function restore(emailIds: number[]): Promise<void> {
    if (await run(restoreEmails, emailIds, () => void restore(emailIds)))
      toast.info(t('toast.restored', { count: emailIds.length }))
  }

  async function remove(mails: readonly Email[]): Promise<void> {
    if (mails.length === 0) return
    const emailIds = idsOf(mails)
    onLeave(emailIds)
    if (await run(removeEmails, emailIds, () => void remove(mails)))
      done(t('toast.removed', { count: mails.length }), () => void restore(emailIds))
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
