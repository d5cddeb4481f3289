import { PageHeader } from '@core/components/PageHeader'
import { useTranslation } from 'react-i18next'
import { paths } from './paths'
import { SupplierContent } from './SupplierContent'
import { SupplierForm } from './SupplierForm'
import { useSupplierToEdit } from './useSupplierToEdit'

/** `/apps/suppliers/edit/:id` */
export function SupplierEditPage() {
  const { t } = useTranslation('suppliers')
  const { source, retry } = useSupplierToEdit()
  return (
    <>
      <PageHeader title={t('form.edit')} />
      <SupplierContent source={source} onRetry={retry}>
        {(supplier) => <SupplierForm key={supplier.id} supplier={supplier} backTo={paths.suppliers.href()} />}
      </SupplierContent>
    </>
  )
}
