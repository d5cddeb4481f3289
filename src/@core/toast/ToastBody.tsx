import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../components/button/Button'
import type { Toast } from './toast'

interface ToastBodyProps {
  toast: Toast
  onDone: () => void
}

/** The words of a toast and the one thing it offers. */
export function ToastBody({ toast: { text, action }, onDone }: ToastBodyProps) {
  const { t } = useTranslation('core')
  const isUsed = useRef(false)

  function labelOf(offered: NonNullable<Toast['action']>) {
    if (offered.kind === 'open') return offered.label
    return t(offered.kind === 'undo' ? 'toast.undo' : 'tryAgain')
  }
  function handleAction() {
    // The toast takes a moment to go.
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
