import { useSearchParams } from 'react-router-dom'
import { sameOriginPath } from '@/utility/sameOriginPath'

/** @returns the place in the product that somebody was on the way to when they were asked to sign in; null if there was none */
export function useDestination(): string | null {
  const [search] = useSearchParams()
  const wanted = search.get('redirect')
  return wanted === null ? null : sameOriginPath(wanted, window.location.origin)
}
