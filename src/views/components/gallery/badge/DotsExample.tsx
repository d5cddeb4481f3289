import { Badge } from '@core/components/Badge'
import { useTranslation } from 'react-i18next'

export function DotsExample() {
  const { t } = useTranslation('components')
  return (
    <div className="cluster">
      <Badge tone="success" hasDot>
        {t('demo.presence.online')}
      </Badge>
      <Badge tone="warning" hasDot>
        {t('demo.presence.away')}
      </Badge>
      <Badge hasDot>{t('demo.presence.offline')}</Badge>
    </div>
  )
}
