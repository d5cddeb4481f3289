import { useTranslation } from 'react-i18next'
import { Button } from '../button/Button'
import type { ConfirmRequest } from './confirmContext'
import { Dialog } from './Dialog'

interface ConfirmDialogProps {
  request: ConfirmRequest
  onAnswer: (agreed: boolean) => void
}

/** Dialog of `useConfirm`. Closing it counts as canceling. */
export function ConfirmDialog({ request, onAnswer }: ConfirmDialogProps) {
  const { t } = useTranslation('core')
  return (
    <Dialog
      isOpen
      title={request.title}
      size="sm"
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button variant={request.isDanger ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
            {request.confirmLabel}
          </Button>
          <Button onClick={() => onAnswer(false)}>{request.cancelLabel ?? t('dialog.cancel')}</Button>
        </>
      }
    >
      <p className="dialog-text">{request.body}</p>
    </Dialog>
  )
}
