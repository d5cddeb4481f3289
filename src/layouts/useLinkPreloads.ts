import { preloadPage } from '@core/module/preloadPage'
import { useEffect } from 'react'

/** Milliseconds of hover or focus before a preload. */
const rest = 60

export function useLinkPreloads(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    function preload({ target }: Event) {
      clearTimeout(timer)
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin !== window.location.origin) return
      timer = setTimeout(() => {
        preloadPage(link.pathname)
      }, rest)
    }
    document.addEventListener('pointerover', preload)
    document.addEventListener('focusin', preload)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', preload)
      document.removeEventListener('focusin', preload)
    }
  }, [])
}
