import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useParams, useSearchParams, type NavigateOptions } from 'react-router-dom'
import type { EmailListQuery } from '@/redux/apps/email/contract'
import { labels, lists } from '@/redux/apps/email/schema'
import { namesFolder } from '@/redux/apps/email/rules'
import { useIdParam } from '@/utility/hooks/useIdParam'
import { useLinkNavigate } from '@/utility/hooks/useLinkNavigate'
import { paths } from '../paths'

/** A folder, or a label in all emails except spam and trash. */
export type EmailView =
  | { readonly folder: (typeof lists)[number]; readonly label?: never }
  | { readonly label: string; readonly folder?: never }

function readView(folder: string | undefined, label: string | undefined): EmailView | null {
  if (label !== undefined) {
    // Own labels are validated after they load.
    const isLabel = labels.some((name) => name === label) || /^own-[1-9]\d{0,8}$/.test(label)
    return isLabel ? { label } : null
  }
  const known = lists.find((name) => name === (folder ?? 'inbox'))
  return known ? { folder: known } : null
}

/** `/apps/email` is the inbox. */
export function hrefOf(view: EmailView, id?: number, search?: Readonly<Record<string, string | undefined>>): string {
  const email = id !== undefined && { id }
  if (view.label !== undefined) return paths.emailLabel.href({ label: view.label, ...email }, search)
  const isInbox = view.folder === 'inbox' && id === undefined
  return paths.email.href(isInbox ? {} : { folder: view.folder, ...email }, search)
}

const pageText = (page: number) => (page > 1 ? String(page) : undefined)

export function useEmailUrl() {
  const params = useParams()
  const [search] = useSearchParams()
  const navigate = useLinkNavigate()

  const view = useMemo(() => readView(params.folder, params.label), [params.folder, params.label])
  const q = search.get('q') ?? ''
  const isAll = q !== '' && search.get('scope') === 'all'
  const hasFolder = namesFolder(q)
  const isEverywhere = isAll || hasFolder
  const askedPage = search.get('page') ?? ''
  const page = /^[1-9]\d{0,5}$/.test(askedPage) ? Number(askedPage) : 1
  const id = useIdParam()
  const openId = id ?? null

  const query = useMemo<EmailListQuery | null>(() => {
    if (!view) return null
    if (isEverywhere) return { q }
    return { ...view, ...(q !== '' && { q }) }
  }, [view, q, isEverywhere])

  const hrefTo = useCallback(
    (id?: number) =>
      hrefOf(view ?? { folder: 'inbox' }, id, { q, scope: isAll ? 'all' : undefined, page: pageText(page) }),
    [view, q, isAll, page],
  )

  /* Target of the latest navigation: the debounced search must not undo a click on an email in between. */
  const wanted = useRef({ q, isAll, openId, page })
  useEffect(() => {
    wanted.current = { q, isAll, openId, page }
  }, [q, isAll, openId, page])
  const move = useCallback(
    (change: Partial<typeof wanted.current>, options?: NavigateOptions) => {
      wanted.current = { ...wanted.current, ...change }
      const { q: text, isAll: everywhere, openId: id, page: number } = wanted.current
      const scope = everywhere && text !== '' ? 'all' : undefined
      void navigate(
        hrefOf(view ?? { folder: 'inbox' }, id ?? undefined, { q: text, scope, page: pageText(number) }),
        options,
      )
    },
    [navigate, view],
  )
  const go = useCallback((id?: number, next = wanted.current.page) => move({ openId: id ?? null, page: next }), [move])

  /** Typing replaces the history entry; the open email stays open. */
  function searchFor(text: string, everywhere = isAll) {
    move({ q: text, isAll: everywhere, page: 1 }, { replace: true, preventScrollReset: true })
  }

  return { view, q, isEverywhere, hasFolder, page, openId, hasEmailId: id !== undefined, query, hrefTo, go, searchFor }
}

export type EmailUrl = ReturnType<typeof useEmailUrl>
