import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/Button'
import { Drawer } from './Drawer'
import type { FormDialogProps } from './FormDialog'
import { OverlayForm } from './FormDialog'
import { useGuardedClose } from './useLeaveGuard'

export interface FormDrawerProps extends Omit<FormDialogProps, 'size'> {
  /** Icon of the submit button. */
  submitIcon?: ReactNode
}

/** A drawer that is one form; see {@link FormDialog} for what it is given. */
export function FormDrawer({ title, submitLabel, submitIcon, state, onSubmit, onClose, children }: FormDrawerProps) {
  const { t } = useTranslation('core')
  const formId = useId()
  const close = useGuardedClose(state.isDirty, onClose)

  return (
    <Drawer
      isOpen
      onClose={close}
      title={title}
      footer={
        <>
          <Button variant="primary" type="submit" form={formId} pending={state.isSubmitting} icon={submitIcon}>
            {submitLabel}
          </Button>
          <Button onClick={close}>{t('dialog.cancel')}</Button>
        </>
      }
    >
      <OverlayForm id={formId} isSaving={state.isSubmitting} onSubmit={onSubmit}>
        {children}
      </OverlayForm>
    </Drawer>
  )
}
