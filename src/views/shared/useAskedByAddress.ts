import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Runs `begin` if the URL has the hash, as commands of the global search do.
 * Then removes the hash, so reload and Back do not repeat it.
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
