import { Card } from '@core/components/Card'
import { PageHeader } from '@core/components/PageHeader'
import { useTranslation } from 'react-i18next'

/** `/apps/suppliers` */
export function SuppliersPage() {
  const { t } = useTranslation('suppliers')
  return (
    <>
      <PageHeader title={t('title')} />
      <Card>
        <p className="mb-0">{t('text')}</p>
      </Card>
    </>
  )
}
