import { Alert } from '@core/components/Alert'
import { applyServerErrors } from '@core/components/forms/applyServerErrors'
import { CheckboxField } from '@core/components/forms/CheckboxField'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import type { Permission } from '@/redux/apps/permissions/schema'
import { newPermissionSchema } from '@/redux/apps/permissions/schema'
import { addPermission, updatePermission } from '@/redux/apps/permissions/slice'

interface PermissionDialogProps {
  /** Which one to rename; without one, a new one is added. */
  permission?: Permission
  onClose: () => void
}

/** Adds a permission, or renames one with a warning. It is mounted anew for each. */
export function PermissionDialog({ permission, onClose }: PermissionDialogProps) {
  const { t } = useTranslation('permissions')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const form = useZodForm(newPermissionSchema, {
    defaultValues: permission ? { name: permission.name } : { name: '', isCore: false },
  })
  const { errors } = form.formState

  const submit = form.handleSubmit(async ({ name, isCore }) => {
    const result = await (permission
      ? dispatch(updatePermission({ id: permission.id, name }))
      : dispatch(addPermission({ name, ...(isCore && { isCore }) })))
    if (addPermission.fulfilled.match(result) || updatePermission.fulfilled.match(result)) {
      toast.success(t(permission ? 'toast.renamed' : 'toast.added', { name }))
      onClose()
    } else if (result.payload && !applyServerErrors(form, result.payload.fields)) {
      toast.error(errorText(result.payload), { retry: () => void submit() })
    }
  })

  return (
    <FormDialog
      title={t(permission ? 'form.rename' : 'form.add')}
      submitLabel={t(permission ? 'form.save' : 'form.create')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      {permission && <Alert tone="warning">{t('form.warning')}</Alert>}
      <TextField label={t('form.name')} autoComplete="off" {...form.register('name')} error={errors.name?.message} />
      {!permission && <CheckboxField label={t('form.core')} hint={t('form.coreHint')} {...form.register('isCore')} />}
    </FormDialog>
  )
}
