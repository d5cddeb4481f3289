import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Begins what the address asks for by its hash, as the commands of the search do, and takes the hash off: neither a reload nor Back
 * begins it again.
 * @param hash such as `#new`
 */
export function useAskedByAddress(hash: string, begin: () => void): void {
  const location = useLocation()
  const navigate = useNavigate()
  const isAsked = location.hash === hash
  const answer = useEffectEvent(() => {
    void navigate({ search: location.search }, { replace: true, preventScrollReset: true })
    begin()
  })
  useEffect(() => {
    if (isAsked) answer()
  }, [isAsked])
}
