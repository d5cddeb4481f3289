import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'

const day = '2026-11-20T12:00:00Z'

export function UprightExample() {
  const { t } = useTranslation('components')
  const format = useFormat()
  return (
    <div className="hstack flex-wrap gap-3">
      <span>{t('demo.itemCount', { count: 3 })}</span>
      <div className="vr" />
      <span>{format.dollars(184)}</span>
      <div className="vr" />
      <span>{format.date(day)}</span>
    </div>
  )
}
