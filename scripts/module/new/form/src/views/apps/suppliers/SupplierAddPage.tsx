import { PageHeader } from '@core/components/PageHeader'
import { useTranslation } from 'react-i18next'
import { paths } from './paths'
import { SupplierForm } from './SupplierForm'

/** `/apps/suppliers/add` */
export function SupplierAddPage() {
  const { t } = useTranslation('suppliers')
  return (
    <>
      <PageHeader title={t('form.add')} />
      <SupplierForm backTo={paths.suppliers.href()} />
    </>
  )
}
