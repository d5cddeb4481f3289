import { useId, type ReactNode, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/Button'
import { useHold } from '../forms/useHold'
import { Dialog } from './Dialog'
import { useGuardedClose } from './useLeaveGuard'

export interface FormDialogProps {
  /** Heading, and accessible name of the dialog. */
  title: string
  /** Label of the submit button. */
  submitLabel: string
  /** The form's `formState`. Closing a dirty form asks for confirmation. */
  state: { readonly isDirty: boolean; readonly isSubmitting: boolean }
  /** Called on submit: the form's `handleSubmit`. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
  /** Called on Escape, Cancel and backdrop press. A dirty form asks for confirmation first. */
  onClose: () => void
  /** Maximum width. */
  size?: 'sm' | 'md' | 'lg'
  /** Fields. */
  children: ReactNode
}

/**
 * A dialog that is one form.
 * @example
 * <FormDialog title={t('add')} submitLabel={t('save')} state={form.formState} onSubmit={submit} onClose={onClose}>
 *   <TextField … />
 * </FormDialog>
 */
export function FormDialog({ title, submitLabel, state, onSubmit, onClose, size = 'md', children }: FormDialogProps) {
  const { t } = useTranslation('core')
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
          <Button variant="primary" type="submit" form={formId} pending={state.isSubmitting}>
            {submitLabel}
          </Button>
          <Button onClick={close}>{t('dialog.cancel')}</Button>
        </>
      }
    >
      <OverlayForm id={formId} isSaving={state.isSubmitting} onSubmit={onSubmit}>
        {children}
      </OverlayForm>
    </Dialog>
  )
}

interface OverlayFormProps extends Pick<FormDialogProps, 'onSubmit' | 'children'> {
  /** Id of the form, for submit buttons outside it. */
  id: string
  /** Prevents a second submit while saving. */
  isSaving: boolean
}

/** Form of a dialog or drawer. */
export function OverlayForm({ id, isSaving, onSubmit, children }: OverlayFormProps) {
  const ref = useHold(isSaving)
  return (
    <form ref={ref} id={id} className="form-stack" noValidate onSubmit={(event) => void onSubmit(event)}>
      {children}
    </form>
  )
}
