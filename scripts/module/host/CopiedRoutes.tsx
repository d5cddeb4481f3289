import { useEffect, useRef, useState } from 'react'
import { Outlet, useInRouterContext, useLocation } from 'react-router-dom'
import type { OpenPages } from './openPages'

/** Calls `onChange` after each navigation of the app's own router. */
function Follow({ onChange }: { onChange: () => void }) {
  const location = useLocation()
  useEffect(onChange, [location, onChange])
  return null
}

/**
 * All pages of the copied modules, for a place in your app:
 *
 *     <Route path="/admin/*" element={<CopiedRoutes />} />
 *
 * They have their own store, texts, router and styles, which load with the first page. Your app keeps its own.
 */
export function CopiedRoutes() {
  const ref = useRef<HTMLDivElement>(null)
  const [pages, setPages] = useState<OpenPages>()
  const [error, setError] = useState<Error>()
  const isInRouter = useInRouterContext()

  useEffect(() => {
    let isGone = false
    let opened: OpenPages | undefined
    async function open() {
      const { openPages } = await import('./openPages')
      if (isGone || !ref.current) return
      const layout = (
        <div className="shell-column">
          <div className="shell-content">
            <Outlet />
          </div>
        </div>
      )
      opened = await openPages(ref.current, layout)
      // The app may have left the page meanwhile; the linter cannot know.
      if (isGone as boolean) opened.close()
      else setPages(opened)
    }
    open().catch((reason: unknown) => {
      setError(reason instanceof Error ? reason : new Error(String(reason)))
    })
    return () => {
      isGone = true
      opened?.close()
    }
  }, [])

  if (error) throw error
  return (
    <>
      <div ref={ref} />
      {isInRouter && pages && <Follow onChange={pages.follow} />}
    </>
  )
}
