import { useEffect, useRef } from 'react'
import { useAppDispatch } from '@/redux/app/hooks'
import type { Email } from '@/redux/apps/email/schema'
import { updateEmails } from '@/redux/apps/email/slice'

/** Opening a mail marks it as read, once: whoever marks it as unread while it is open means it. */
export function useReading(email: Email | null): void {
  const dispatch = useAppDispatch()
  const opened = useRef<number | null>(null)
  useEffect(() => {
    const isNew = opened.current !== (email?.id ?? null)
    opened.current = email?.id ?? null
    if (email && isNew && !email.isRead)
      void dispatch(updateEmails({ emailIds: [email.id], dataToUpdate: { isRead: true } }))
  }, [dispatch, email])
}
