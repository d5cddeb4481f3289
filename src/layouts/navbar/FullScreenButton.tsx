import { IconButton } from '@core/components/button/IconButton'
import { Maximize, Minimize } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

/** Not every browser lets a page fill the screen; those show no button. */
export function FullScreenButton() {
  const { t } = useTranslation('shell')
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  if (!document.fullscreenEnabled) return null

  function toggle() {
    // The browser may refuse, and says so itself.
    const change = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    change.catch(() => undefined)
  }
  return (
    <IconButton
      label={isFull ? t('fullScreen.leave') : t('fullScreen.enter')}
      icon={isFull ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
      onClick={toggle}
    />
  )
}
