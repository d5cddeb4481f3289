import { Badge } from '@core/components/Badge'
import { SwitchField } from '@core/components/forms/SwitchField'
import { Package } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const customer = 'Harbour & Sons'

export function DirectionExample() {
  const { t } = useTranslation('extensions')
  const [isRtl, setRtl] = useState(true)
  return (
    <div className="stack">
      <SwitchField label={t('demo.i18n.rtl')} checked={isRtl} onChange={({ target }) => setRtl(target.checked)} />
      <div dir={isRtl ? 'rtl' : 'ltr'} className="d-flex gap-3 align-items-center border rounded p-3">
        <Package aria-hidden="true" />
        <div className="flex-grow-1">
          <p className="fw-semibold mb-0">
            <bdi>{customer}</bdi>
          </p>
          <p className="text-muted mb-0">
            <bdi>{t('demo.i18n.items', { count: 3 })}</bdi>
          </p>
        </div>
        <Badge tone="success">{t('demo.i18n.paid')}</Badge>
      </div>
    </div>
  )
}
