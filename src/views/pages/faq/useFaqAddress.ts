import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

interface FaqAddress {
  q: string
  /** Empty for the first category */
  category: string
  /** Key of the open question */
  open: string | null
}

/** Hashes typed by hand may be malformed. */
function partOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** State in the URL, for example `?q=refund&category=delivery#what-happens-if-i-am-not-at-home`. */
export function useFaqAddress(): FaqAddress & { change: (to: Partial<FaqAddress>) => void } {
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const q = search.get('q') ?? ''
  const category = search.get('category') ?? ''
  const open = hash === '' ? null : partOf(hash)

  const change = useCallback(
    (to: Partial<FaqAddress>) => {
      const next = { q, category, open, ...to }
      const params = new URLSearchParams()
      if (next.q) params.set('q', next.q)
      if (next.category) params.set('category', next.category)
      void navigate({ search: params.toString(), hash: next.open ?? '' }, { replace: true, preventScrollReset: true })
    },
    [navigate, q, category, open],
  )
  return { q, category, open, change }
}
