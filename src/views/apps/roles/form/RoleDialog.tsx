import { Alert } from '@core/components/Alert'
import { TextField } from '@core/components/forms/TextField'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { MatrixField } from './MatrixField'
import type { RoleTask } from './useRoleForm'
import { useRoleForm } from './useRoleForm'
import styles from '../roles.module.scss'

interface RoleDialogProps {
  task: RoleTask
  onClose: () => void
}

function titleKey({ kind }: RoleTask) {
  return kind === 'edit' ? 'form.edit' : kind === 'copy' ? 'form.copy' : 'form.add'
}

/** Adds, copies or edits a role. Mount a new instance for each. */
export function RoleDialog({ task, onClose }: RoleDialogProps) {
  const { t } = useTranslation('roles')
  const isAdministrator = task.kind === 'edit' && task.role.key === 'administrator'
  const isLocked = isAdministrator || (task.kind === 'edit' && task.role.isOwn)
  const { form, submit } = useRoleForm(task, isLocked, onClose)
  const { errors } = form.formState
  const matrix = useWatch({ control: form.control, name: 'matrix' })

  return (
    <FormDialog
      title={t(titleKey(task), { name: task.kind === 'add' ? '' : task.role.name })}
      size="lg"
      submitLabel={t(task.kind === 'edit' ? 'form.save' : 'form.create')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={t('form.name')} autoComplete="off" {...form.register('name')} error={errors.name?.message} />
      {isLocked ? (
        <Alert tone="info">{t(isAdministrator ? 'form.lockedAdministrator' : 'form.lockedOwn')}</Alert>
      ) : (
        <div className={styles.matrixField}>
          <p className="field-hint">{t('matrix.hint')}</p>
          <MatrixField
            value={matrix}
            onChange={(next) => form.setValue('matrix', next, { shouldDirty: true, shouldTouch: true })}
          />
        </div>
      )}
    </FormDialog>
  )
}
