import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import { newSupplierSchema, type Supplier } from '@/redux/apps/suppliers/schema'
import { addSupplier, updateSupplier } from '@/redux/apps/suppliers/slice'
import { useFields } from '@/views/shared/list/defineFields'
import { FormFields } from '@/views/shared/list/FormFields'
import { supplierFields } from './fields'

interface SupplierDialogProps {
  supplier?: Supplier
  onClose: () => void
}

/** Adds an entry, or edits one. Mounted anew for each. */
export function SupplierDialog({ supplier, onClose }: SupplierDialogProps) {
  const { t } = useTranslation('suppliers')
  const form = useZodForm(newSupplierSchema, { defaultValues: supplier ?? { name: '', status: 'active' } })
  const fields = useFields(supplierFields)

  const submit = useFormWrite(form, async (values, write) => {
    const { name } = values
    const done = await (supplier
      ? write(updateSupplier, { ...values, id: supplier.id }, { success: t('toast.changed', { name }) })
      : write(addSupplier, values, { success: t('toast.added', { name }) }))
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
      <FormFields form={form} fields={fields} rows={[['name'], ['status']]} />
    </FormDialog>
  )
}
