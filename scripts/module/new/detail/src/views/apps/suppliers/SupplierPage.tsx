import { Card } from '@core/components/Card'
import { DescriptionList } from '@core/components/DescriptionList'
import { PageHeader } from '@core/components/PageHeader'
import { useTranslation } from 'react-i18next'
import { useFields } from '@/views/shared/list/defineFields'
import { factsOf } from '@/views/shared/list/fields'
import { supplierFields } from './fields'
import { SupplierActions } from './SupplierActions'
import { SupplierContent } from './SupplierContent'
import { useSupplier } from './useSupplier'

/** `/apps/suppliers/view/:id` */
export function SupplierPage() {
  const { t } = useTranslation('suppliers')
  const fields = useFields(supplierFields)
  const { source, retry } = useSupplier()
  const data = source?.data
  return (
    <>
      <PageHeader
        title={data?.name ?? t('view.title')}
        actions={data && <SupplierActions key={data.id} supplier={data} />}
      />
      <SupplierContent source={source} onRetry={retry}>
        {(supplier) => (
          <Card className="col-xl-6">
            <DescriptionList
              items={factsOf(fields, supplier, ['status', 'addedAt'], <span className="text-muted">–</span>)}
            />
          </Card>
        )}
      </SupplierContent>
    </>
  )
}
