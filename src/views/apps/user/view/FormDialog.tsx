import { Button } from '@core/components/button/Button'
import { Dialog } from '@core/components/overlay/Dialog'
import { useGuardedClose } from '@core/components/overlay/useGuardedClose'
import type { ReactNode, SubmitEvent } from 'react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface FormDialogProps {
  title: string
  submitLabel: string
  /** That of the form: what has been typed is not lost without a question. */
  state: { readonly isDirty: boolean; readonly isSubmitting: boolean }
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
  onClose: () => void
  size?: 'sm' | 'md' | 'lg'
  children: ReactNode
}

/** A dialog that is one form. */
export function FormDialog({ title, submitLabel, state, onSubmit, onClose, size = 'md', children }: FormDialogProps) {
  const { t } = useTranslation('user')
  const formId = useId()
  const close = useGuardedClose(state.isDirty, onClose)

  return (
    <Dialog
      isOpen
      size={size}
      onClose={close}
      title={title}
      footer={
        <>
          <Button onClick={close}>{t('form.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} pending={state.isSubmitting}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} className="form-stack" noValidate onSubmit={(event) => void onSubmit(event)}>
        {children}
      </form>
    </Dialog>
  )
}
