import { use, useEffect } from 'react'
import {
  createPath,
  resolvePath,
  UNSAFE_DataRouterContext as DataRouterContext,
  type DataRouter,
} from 'react-router-dom'

/**
 * Makes going to the address that one is at replace its entry of the history: two clicks on one thing are one step back. Links do
 * so by themselves, but only once the page has been drawn again.
 * @returns what gives the router its own way back
 */
export function replaceRepeats(router: DataRouter): () => void {
  const { navigate } = router
  type Target = Parameters<typeof navigate>

  Object.assign(router, {
    navigate(to: Target[0] | number, options?: Target[1]) {
      if (typeof to === 'number') return navigate(to)
      const { pathname, search, hash } = router.state.location
      const base = router.basename?.replace(/\/$/, '') ?? ''
      const target = base + createPath(resolvePath(to ?? '', pathname.slice(base.length) || '/'))
      return navigate(to, target === pathname + search + hash ? { ...options, replace: true } : options)
    },
  })
  return () => Object.assign(router, { navigate })
}

/** For every link, row and card of the signed-in product. */
export function useOneEntryEach(): void {
  const router = use(DataRouterContext)?.router
  useEffect(() => router && replaceRepeats(router), [router])
}
