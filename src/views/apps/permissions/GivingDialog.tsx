import { CheckboxField } from '@core/components/forms/CheckboxField'
import { SelectField } from '@core/components/forms/SelectField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDialog } from '@core/components/overlay/FormDialog'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import type { Permission } from '@/redux/apps/permissions/schema'
import { permissionGivingSchema } from '@/redux/apps/permissions/schema'
import { givePermission } from '@/redux/apps/permissions/slice'
import { closed, rights } from '@/redux/shell/roles/schema'
import { usePermissionChoices } from './fields'

interface GivingDialogProps {
  permission: Permission
  onClose: () => void
}

function Checks({ legend, hint, children }: { legend: string; hint: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="field-label">{legend}</legend>
      <div className="cluster">{children}</div>
      <p className="field-hint">{hint}</p>
    </fieldset>
  )
}

/** Edits rights and roles of a permission. Mount a new instance for each. */
export function GivingDialog({ permission: { id, name, allows, assignedTo }, onClose }: GivingDialogProps) {
  const { t } = useTranslation('permissions')
  const { allows: areas, assignedTo: roles } = usePermissionChoices()
  const area = allows?.area ?? areas[0]?.value ?? ''
  const form = useZodForm(permissionGivingSchema, {
    defaultValues: { id, assignedTo, allows: { ...closed, ...allows, area } },
  })
  const { errors } = form.formState

  const submit = useFormWrite(form, async (giving, write) => {
    if (await write(givePermission, giving, { success: t('toast.given', { name }) })) onClose()
  })

  return (
    <FormDialog
      title={t('giving.title', { name })}
      submitLabel={t('giving.save')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('giving.area')}
        options={[
          ...areas,
          // Areas that only the backend has.
          ...(areas.some(({ value }) => value === area) ? [] : [{ value: area, label: area }]),
        ]}
        {...form.register('allows.area')}
        error={errors.allows?.area?.message}
      />
      <Checks legend={t('field.allows')} hint={t('giving.readHint')}>
        {rights.map((right) => (
          <CheckboxField key={right} label={t(`right.${right}`)} {...form.register(`allows.${right}`)} />
        ))}
      </Checks>
      <Checks legend={t('field.assignedTo')} hint={t('giving.rolesHint')}>
        {roles
          .filter(({ value }) => value !== 'administrator')
          .map((role) => (
            <CheckboxField key={role.value} {...role} {...form.register('assignedTo')} />
          ))}
      </Checks>
    </FormDialog>
  )
}
