import { Card } from '@core/components/Card'
import { DescriptionList } from '@core/components/DescriptionList'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'

export function ListExample() {
  const { t } = useTranslation('cards')
  const format = useFormat()
  return (
    <Card title={t('list.title')}>
      <DescriptionList
        items={[
          { term: t('list.plan'), value: t('list.team') },
          { term: t('list.seats'), value: format.number(24) },
          { term: t('list.price'), value: format.dollars(480) },
          { term: t('list.renewal'), value: format.date('2026-12-01T12:00:00Z') },
        ]}
      />
    </Card>
  )
}
