import { Button } from '@core/components/button/Button'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

export function WayOnExample() {
  const { t } = useTranslation('components')
  const navigate = useNavigate()
  const open = { label: t('demo.show'), run: () => void navigate('/components/timeline') }
  return <Button onClick={() => toast.info(t('demo.event.sent'), { open })}>{t('demo.track')}</Button>
}
