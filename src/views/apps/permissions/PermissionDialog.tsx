import { Alert } from '@core/components/Alert'
import { CheckboxField } from '@core/components/forms/CheckboxField'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import type { Permission } from '@/redux/apps/permissions/schema'
import { newPermissionSchema } from '@/redux/apps/permissions/schema'
import { addPermission, updatePermission } from '@/redux/apps/permissions/slice'

interface PermissionDialogProps {
  permission?: Permission
  onClose: () => void
}

/** Adds or renames a permission; renaming shows a warning. Mount a new instance for each. */
export function PermissionDialog({ permission, onClose }: PermissionDialogProps) {
  const { t } = useTranslation('permissions')
  const form = useZodForm(newPermissionSchema, {
    defaultValues: permission ? { name: permission.name } : { name: '', isCore: false },
  })
  const { errors } = form.formState

  const submit = useFormWrite(form, async ({ name, isCore }, write) => {
    const options = { success: t(permission ? 'toast.renamed' : 'toast.added', { name }) }
    const done = await (permission
      ? write(updatePermission, { id: permission.id, name }, options)
      : write(addPermission, { name, ...(isCore && { isCore }) }, options))
    if (done) onClose()
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
