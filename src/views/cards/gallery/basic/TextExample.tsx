import { Card } from '@core/components/Card'
import { useTranslation } from 'react-i18next'

export function TextExample() {
  const { t } = useTranslation('cards')
  return <Card title={t('text.title')}>{t('text.body')}</Card>
}
