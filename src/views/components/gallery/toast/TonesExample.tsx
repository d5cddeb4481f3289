import { Button } from '@core/components/button/Button'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'

export function TonesExample() {
  const { t } = useTranslation('components')
  return (
    <div className="d-flex flex-wrap gap-2">
      <Button onClick={() => toast.success(t('demo.saved'))}>{t('demo.tone.success')}</Button>
      <Button onClick={() => toast.info(t('demo.looking'))}>{t('demo.tone.info')}</Button>
      <Button onClick={() => toast.error(t('demo.notSent'))}>{t('demo.tone.error')}</Button>
    </div>
  )
}
