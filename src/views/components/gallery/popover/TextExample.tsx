import { Popover } from '@core/components/overlay/Popover'
import { Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function TextExample() {
  const { t } = useTranslation('components')
  return (
    <div className="d-flex gap-2 align-items-center">
      <Popover label={t('demo.delivery.title')} button={t('demo.delivery.title')} align="start" className="p-3">
        {() => <p>{t('demo.delivery.text')}</p>}
      </Popover>
      <Popover label={t('demo.returns.title')} icon={<Info aria-hidden="true" />} align="start" className="p-3">
        {() => <p>{t('demo.returns.text')}</p>}
      </Popover>
    </div>
  )
}
