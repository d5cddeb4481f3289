import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ToastPosition } from 'react-toastify/unstyled'
import { toast, toast as toastify, ToastContainer } from 'react-toastify/unstyled'
import { Button } from '../components/button/Button'
import { IconButton } from '../components/button/IconButton'
import type { Toast } from './toast'
import { toastArea } from './toast'
import './toast.scss'

interface ToastBodyProps {
  toast: Toast
  onDone: () => void
}

function ToastBody({ toast: { text, action }, onDone }: ToastBodyProps) {
  const { t } = useTranslation('core')
  const isUsed = useRef(false)

  function labelOf(offered: NonNullable<Toast['action']>) {
    if (offered.kind === 'open') return offered.label
    return t(offered.kind === 'undo' ? 'toast.undo' : 'tryAgain')
  }
  function handleAction() {
    // The toast remains for a moment.
    if (isUsed.current) return
    isUsed.current = true
    onDone()
    action?.run()
  }

  return (
    <div className="toast-content">
      <span className="toast-text">{text}</span>
      {action && (
        <Button size="sm" onClick={handleAction}>
          {labelOf(action)}
        </Button>
      )}
    </div>
  )
}

/** Milliseconds; a toast with an action stays longer. */
const shortly = 5000
const longer = 7000

function showToast(toast: Toast): void {
  toastify(<ToastBody toast={toast} onDone={() => toastify.dismiss(toast.id)} />, {
    toastId: toast.id,
    type: toast.tone,
    role: toast.tone === 'error' ? 'alert' : 'status',
    autoClose: toast.action ? longer : shortly,
  })
}

function dismissAll(): void {
  toastify.clearWaitingQueue() // otherwise each dismissed toast lets a queued one show
  toastify.dismiss()
}

export interface ToastCornerProps {
  /** Position on a left-to-right page; the style sheet mirrors it on others. */
  position: ToastPosition
}

const icons = { success: CircleCheck, error: CircleAlert, info: Info, warning: CircleAlert, default: Info }

/** Themed `ToastContainer`. */
export function ToastCorner({ position }: ToastCornerProps) {
  const { t } = useTranslation('core')
  const areaRef = useRef<HTMLDivElement>(null)

  /* Delayed: StrictMode mounts the container twice, and toasts of the first mount are lost. */
  useEffect(() => {
    let disconnect: (() => void) | undefined
    const timer = setTimeout(() => (disconnect = toastArea.connect(showToast, dismissAll)))
    return () => {
      clearTimeout(timer)
      disconnect?.()
    }
  }, [])

  /* Timers pause while a toast has focus, as on hover. */
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
