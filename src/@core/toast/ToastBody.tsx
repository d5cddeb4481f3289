import { useTranslation } from 'react-i18next'
import { Button } from '../components/button/Button'
import type { Toast } from './toast'

interface ToastBodyProps {
  toast: Toast
  onDone: () => void
  onPause: () => void
  onResume: () => void
}

/** The words of a toast and the one thing it offers. The clock stops while the focus is inside. */
export function ToastBody({ toast: { text, action }, onDone, onPause, onResume }: ToastBodyProps) {
  const { t } = useTranslation('core')

  function handleAction() {
    onDone()
    action?.run()
  }

  return (
    <div className="toast-body" onFocus={onPause} onBlur={onResume}>
      <span className="toast-text">{text}</span>
      {action && (
        <Button size="sm" onClick={handleAction}>
          {action.kind === 'undo' ? t('toast.undo') : t('tryAgain')}
        </Button>
      )}
    </div>
  )
}
