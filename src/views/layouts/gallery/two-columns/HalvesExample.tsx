import { Card } from '@core/components/Card'
import { DescriptionList } from '@core/components/DescriptionList'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'

/** Equal widths; `h-100` makes the heights equal. */
export function HalvesExample() {
  const { t } = useTranslation('layouts')
  const format = useFormat()
  return (
    <div className="row row-cols-1 row-cols-lg-2 g-4">
      <div className="col">
        <Card title={t('demo.delivery.title')} className="h-100">
          <DescriptionList
            items={[
              { term: t('demo.delivery.way'), value: t('demo.delivery.parcel') },
              { term: t('demo.delivery.arrives'), value: format.date('2026-11-20T12:00:00Z') },
            ]}
          />
        </Card>
      </div>
      <div className="col">
        <Card title={t('demo.payment.title')} className="h-100">
          <DescriptionList
            items={[
              { term: t('demo.payment.way'), value: t('demo.payment.card') },
              { term: t('demo.payment.charged'), value: format.date('2026-11-16T12:00:00Z') },
              { term: t('demo.amount'), value: format.money(50_100) },
            ]}
          />
        </Card>
      </div>
    </div>
  )
}
