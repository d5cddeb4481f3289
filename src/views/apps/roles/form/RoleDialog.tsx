import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { TextField } from '@core/components/forms/TextField'
import { Dialog } from '@core/components/overlay/Dialog'
import { useGuardedClose } from '@core/components/overlay/useGuardedClose'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { MatrixField } from './MatrixField'
import type { RoleTask } from './useRoleForm'
import { useRoleForm } from './useRoleForm'

interface RoleDialogProps {
  task: RoleTask
  onClose: () => void
}

function titleKey({ kind }: RoleTask) {
  return kind === 'edit' ? 'form.edit' : kind === 'copy' ? 'form.copy' : 'form.add'
}

/** Adds, copies or edits a role: its name, and what those who hold it may do. It is mounted anew for each. */
export function RoleDialog({ task, onClose }: RoleDialogProps) {
  const { t } = useTranslation('roles')
  const formId = useId()
  const isAdministrator = task.kind === 'edit' && task.role.key === 'administrator'
  const isLocked = isAdministrator || (task.kind === 'edit' && task.role.isOwn)
  const { form, submit } = useRoleForm(task, isLocked, onClose)
  const { errors, isDirty, isSubmitting } = form.formState
  const matrix = useWatch({ control: form.control, name: 'matrix' })
  const close = useGuardedClose(isDirty, onClose)

  return (
    <Dialog
      isOpen
      size="lg"
      onClose={close}
      title={t(titleKey(task), { name: task.kind === 'add' ? '' : task.role.name })}
      footer={
        <>
          <Button onClick={close}>{t('form.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} pending={isSubmitting}>
            {t(task.kind === 'edit' ? 'form.save' : 'form.create')}
          </Button>
        </>
      }
    >
      <form id={formId} className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
        <TextField label={t('form.name')} autoComplete="off" {...form.register('name')} error={errors.name?.message} />
        {isLocked ? (
          <Alert tone="info">{t(isAdministrator ? 'form.lockedAdministrator' : 'form.lockedOwn')}</Alert>
        ) : (
          <div className="matrix-field">
            <p className="field-hint">{t('matrix.hint')}</p>
            <MatrixField
              value={matrix}
              onChange={(next) => form.setValue('matrix', next, { shouldDirty: true, shouldTouch: true })}
            />
          </div>
        )}
      </form>
    </Dialog>
  )
}
