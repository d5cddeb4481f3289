import { useEffect, useRef } from 'react'
import { useAppDispatch } from '@/redux/app/hooks'
import type { Email } from '@/redux/apps/email/schema'
import { updateEmails } from '@/redux/apps/email/slice'

/**
 * Opening a mail marks it as read, once: whoever marks it as unread while it is open means it.
 * @param mayChange those who may only look leave no mark
 */
export function useMarkAsRead(email: Email | null, mayChange: boolean): void {
  const dispatch = useAppDispatch()
  const opened = useRef<number | null>(null)
  useEffect(() => {
    const isNew = opened.current !== (email?.id ?? null)
    opened.current = email?.id ?? null
    if (mayChange && email && isNew && !email.isRead)
      void dispatch(updateEmails({ emailIds: [email.id], dataToUpdate: { isRead: true } }))
  }, [dispatch, email, mayChange])
}
