import { useRef } from 'react'
import { useAppDispatch } from '@/redux/app/hooks'
import type { Email } from '@/redux/apps/email/schema'
import { emailsSelected, emailToggled } from '@/redux/apps/email/slice'

/** Selects mail by mail, or with the Shift key everything from the last one on. */
export function useSelection(emails: readonly Email[], selectedIds: readonly number[]) {
  const dispatch = useAppDispatch()
  const anchor = useRef<number | null>(null)
  return (email: Email, isRange = false) => {
    const from = emails.findIndex(({ id }) => id === anchor.current)
    const to = emails.indexOf(email)
    anchor.current = email.id
    if (isRange && from !== -1) {
      const range = emails.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ id }) => id)
      dispatch(emailsSelected([...new Set([...selectedIds, ...range])]))
    } else dispatch(emailToggled(email.id))
  }
}
