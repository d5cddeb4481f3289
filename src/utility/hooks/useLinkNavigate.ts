import { useCallback, useEffect, useRef } from 'react'
import type { NavigateOptions, To } from 'react-router-dom'
import { createPath, resolvePath, useLocation, useNavigate } from 'react-router-dom'

/** Navigates like a `Link`: the current URL replaces its history entry, for example on a double click. Stable. */
export function useLinkNavigate(): (to: To, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate()
  const location = useLocation()
  const current = useRef(location)
  useEffect(() => {
    current.current = location
  }, [location])
  return useCallback(
    async (to, options = {}) => {
      const isCurrent = createPath(resolvePath(to, current.current.pathname)) === createPath(current.current)
      await navigate(to, { ...options, replace: isCurrent || options.replace === true })
    },
    [navigate],
  )
}
