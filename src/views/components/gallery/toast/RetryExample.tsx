import { Button } from '@core/components/button/Button'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'

export function RetryExample() {
  const { t } = useTranslation('components')
  const retry = () => toast.success(t('demo.sent'))
  return <Button onClick={() => toast.error(t('demo.notSent'), { retry })}>{t('demo.send')}</Button>
}
