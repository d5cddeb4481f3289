import { Button } from '@core/components/button/Button'
import { LinkButton } from '@core/components/button/LinkButton'
import { Card } from '@core/components/Card'
import { useHold } from '@core/components/forms/useHold'
import { useZodForm } from '@core/components/forms/useZodForm'
import { useLeaveGuard } from '@core/components/overlay/useLeaveGuard'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { useFormWrite } from '@/redux/app/useFormWrite'
import { newSupplierSchema, type Supplier } from '@/redux/apps/suppliers/schema'
import { addSupplier, updateSupplier } from '@/redux/apps/suppliers/slice'
import { useFields } from '@/views/shared/list/defineFields'
import { FormFields } from '@/views/shared/list/FormFields'
import { supplierFields } from './fields'

interface SupplierFormProps {
  supplier?: Supplier
  /** Page after saving or canceling. */
  backTo: string
}

/** Adds or edits a row. Later changes of `supplier` are ignored. */
export function SupplierForm({ supplier, backTo }: SupplierFormProps) {
  const { t } = useTranslation(['suppliers', 'core'])
  const form = useZodForm(newSupplierSchema, { defaultValues: supplier ?? { name: '', status: 'active' } })
  const fields = useFields(supplierFields)
  const { isDirty, isSubmitting } = form.formState
  const [isSaved, setSaved] = useState(false)
  useLeaveGuard(isDirty && !isSaved)
  const held = useHold(isSubmitting)

  const submit = useFormWrite(form, async (values, write) => {
    const { name } = values
    const done = await (supplier
      ? write(updateSupplier, { ...values, id: supplier.id }, { success: t('toast.changed', { name }) })
      : write(addSupplier, values, { success: t('toast.added', { name }) }))
    if (done) setSaved(true)
  })

  if (isSaved) return <Navigate to={backTo} replace />
  return (
    <form
      ref={held}
      noValidate
      aria-label={t(supplier ? 'form.edit' : 'form.add')}
      onSubmit={(event) => void submit(event)}
    >
      <Card
        footer={
          <div className="cluster">
            <Button variant="primary" type="submit" pending={isSubmitting}>
              {t(supplier ? 'form.save' : 'form.add')}
            </Button>
            <LinkButton to={backTo}>{t('core:dialog.cancel')}</LinkButton>
          </div>
        }
      >
        <FormFields form={form} fields={fields} rows={[['name', 'status']]} />
      </Card>
    </form>
  )
}
