import { useEffect, useMemo, useState } from 'react'
import { useAppDispatch, useAppSelector, useRequest } from '@/redux/app/hooks'
import type { Email } from '@/redux/apps/email/schema'
import { emailClosed, fetchEmail, fetchEmails, isOfOnePlace, selectList, selectOpen } from '@/redux/apps/email/slice'
import type { EmailUrl } from './useEmailUrl'

export function useEmailList(query: EmailUrl['query']) {
  const retry = useRequest(fetchEmails, query)
  const list = useAppSelector(selectList)
  // Before the request starts, the store may contain emails or the error of another list.
  const isOther = !isOfOnePlace(list.query, query)
  return { ...list, retry, isLoading: isOther || (list.request.status === 'pending' && list.emails.length === 0) }
}

/** Polling interval in ms. */
const pollEvery = 60_000

/** Shows emails that are due after snoozing or scheduling. */
export function usePolling(retry: () => void): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) retry()
    }, pollEvery)
    return () => clearInterval(timer)
  }, [retry])
}

export type EmailListState = ReturnType<typeof useEmailList>

const pageSize = 25

/** The list's page in the URL, or the page of the open email. */
export function usePages(all: readonly Email[], { page: asked, openId }: Pick<EmailUrl, 'page' | 'openId'>) {
  const openIndex = openId === null ? -1 : all.findIndex(({ id }) => id === openId)
  const count = Math.max(1, Math.ceil(all.length / pageSize))
  const page = openIndex === -1 ? Math.min(asked, count) : Math.floor(openIndex / pageSize) + 1
  const emails = useMemo(() => all.slice((page - 1) * pageSize, page * pageSize), [all, page])
  return { emails, page, count, first: (page - 1) * pageSize + 1, total: all.length }
}

/** The email in the URL. Shows the list's copy at once and refetches it. */
export function useOpenEmail(id: number | null, emails: readonly Email[]) {
  const dispatch = useAppDispatch()
  const retry = useRequest(fetchEmail, id)
  const { email, request } = useAppSelector(selectOpen)
  useEffect(
    () => () => {
      if (id !== null) dispatch(emailClosed())
    },
    [dispatch, id],
  )
  const shown = email?.id === id ? email : (emails.find((listed) => listed.id === id) ?? null)
  return { email: shown, request, retry }
}

/** Previous and next email. An email that left the list keeps its former neighbors. */
export function useNeighbours(id: number | null, emails: readonly Email[]) {
  const index = id === null ? -1 : emails.findIndex((email) => email.id === id)
  const [last, setLast] = useState({ id, index })
  if (index !== -1 && (last.id !== id || last.index !== index)) setLast({ id, index })
  const hasLeft = index === -1 && last.id === id && last.index !== -1
  const older = hasLeft ? last.index : index + 1
  return {
    index,
    newerId: emails[(hasLeft ? last.index : index) - 1]?.id,
    olderId: index === -1 && !hasLeft ? undefined : emails[older]?.id,
  }
}
