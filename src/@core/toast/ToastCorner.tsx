import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ToastContainer, toast, type ToastPosition } from 'react-toastify/unstyled'
import { IconButton } from '../components/button/IconButton'
import { showToast } from './showToast'
import { toastArea } from './toast'
import './toast.scss'

export interface ToastCornerProps {
  /** Where toasts appear on a page written from left to right; on others the style sheet mirrors it. */
  position: ToastPosition
}

const icons = { success: CircleCheck, error: CircleAlert, info: Info, warning: CircleAlert, default: Info }

/** The library's container in our clothes. */
export function ToastCorner({ position }: ToastCornerProps) {
  const { t } = useTranslation('core')
  const areaRef = useRef<HTMLDivElement>(null)

  /* A moment later: in StrictMode React mounts the container twice, and what the first one was given is lost. */
  useEffect(() => {
    let disconnect: (() => void) | undefined
    const timer = setTimeout(() => (disconnect = toastArea.connect(showToast)))
    return () => {
      clearTimeout(timer)
      disconnect?.()
    }
  }, [])

  /* The clocks stop while the focus is on a toast, as they do under the pointer. */
  useEffect(() => {
    const area = areaRef.current
    const pause = () => toast.pause()
    const play = () => toast.play()
    area?.addEventListener('focusin', pause)
    area?.addEventListener('focusout', play)
    return () => {
      area?.removeEventListener('focusin', pause)
      area?.removeEventListener('focusout', play)
    }
  }, [])

  return (
    <div ref={areaRef}>
      <ToastContainer
        aria-label={t('toast.area')}
        position={position}
        limit={4}
        newestOnTop
        pauseOnHover
        hideProgressBar
        closeOnClick={false}
        transition={false}
        icon={({ type }) => {
          const Icon = icons[type]
          return <Icon aria-hidden="true" />
        }}
        closeButton={({ closeToast }) => (
          <IconButton size="sm" label={t('dismiss')} icon={<X aria-hidden="true" />} onClick={closeToast} />
        )}
      />
    </div>
  )
}
