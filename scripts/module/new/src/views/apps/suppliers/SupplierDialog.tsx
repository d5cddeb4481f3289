import { SelectField } from '@core/components/forms/SelectField'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import type { Supplier } from '@/redux/apps/suppliers/schema'
import { newSupplierSchema, statuses } from '@/redux/apps/suppliers/schema'
import { addSupplier, updateSupplier } from '@/redux/apps/suppliers/slice'

interface SupplierDialogProps {
  /** Which one to change; without one, a new one is added. */
  supplier?: Supplier
  onClose: () => void
}

/** Adds an entry, or changes one. It is mounted again for each. */
export function SupplierDialog({ supplier, onClose }: SupplierDialogProps) {
  const { t } = useTranslation('suppliers')
  const form = useZodForm(newSupplierSchema, {
    defaultValues: { name: supplier?.name ?? '', status: supplier?.status ?? 'active' },
  })
  const { errors } = form.formState

  const submit = useFormWrite(form, async (values, write) => {
    const { name } = values
    const done = await (supplier
      ? write(updateSupplier, { ...values, id: supplier.id }, { done: t('toast.changed', { name }) })
      : write(addSupplier, values, { done: t('toast.added', { name }) }))
    if (done) onClose()
  })

  return (
    <FormDialog
      title={t(supplier ? 'form.edit' : 'form.add')}
      submitLabel={t(supplier ? 'form.save' : 'form.add')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={t('field.name')} autoComplete="off" {...form.register('name')} error={errors.name?.message} />
      <SelectField
        label={t('field.status')}
        options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        {...form.register('status')}
        error={errors.status?.message}
      />
    </FormDialog>
  )
}
