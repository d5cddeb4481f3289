import { useLayoutEffect, type ReactNode } from 'react'
import { useAppDispatch } from '@/redux/app/hooks'
import { pageLookShown } from '@/redux/shell/layout/slice'
import { useCurrentRoute } from './useCurrentRoute'

/** Shows the look of the page's own, if it has one, for as long as the page stands there. */
export function PageLook({ hasFailed = false, children }: { hasFailed?: boolean; children: ReactNode }) {
  const dispatch = useAppDispatch()
  const route = useCurrentRoute()
  const look = hasFailed ? null : (route?.look ?? null)

  // Before anything of the page is painted.
  useLayoutEffect(() => {
    dispatch(pageLookShown(look))
    return () => void dispatch(pageLookShown(null))
  }, [dispatch, look])
  return children
}
