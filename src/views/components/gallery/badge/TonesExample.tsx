import { Badge } from '@core/components/Badge'
import { useTranslation } from 'react-i18next'

export function TonesExample() {
  const { t } = useTranslation('components')
  return (
    <div className="cluster">
      <Badge>{t('demo.status.draft')}</Badge>
      <Badge tone="primary">{t('demo.status.new')}</Badge>
      <Badge tone="info">{t('demo.status.sent')}</Badge>
      <Badge tone="success">{t('demo.status.paid')}</Badge>
      <Badge tone="warning">{t('demo.status.due')}</Badge>
      <Badge tone="danger">{t('demo.status.overdue')}</Badge>
    </div>
  )
}
