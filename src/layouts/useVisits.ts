import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useAppDispatch } from '@/redux/app/hooks'
import { pageShown } from '@/redux/shell/visits/slice'

/** Notes the pages one comes to, under their headings; a heading may get its name when the page's data comes. */
export function useVisits(): void {
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()

  useEffect(() => {
    let noted = ''
    function note() {
      const label = document.querySelector('h1')?.textContent ?? ''
      if (label === noted || label === '') return
      noted = label
      dispatch(pageShown({ to: pathname + search, label }))
    }
    // The document's title follows the heading and changes seldom.
    const observer = new MutationObserver(note)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    note()
    return () => observer.disconnect()
  }, [dispatch, pathname, search])
}
