import { useTranslation } from 'react-i18next'
import { useTimeZone } from '../../hooks/useTimeZone'
import { deviceZone, zoneTexts } from '../../zoneTexts'

/** Names the time zone beside time fields, if it differs from the device's. */
export function ZoneHint() {
  const { t, i18n } = useTranslation('kit')
  const timeZone = useTimeZone()
  if (timeZone === undefined || timeZone === deviceZone()) return null
  return <p className="field-hint">{t('time.zone', zoneTexts(i18n.language, timeZone))}</p>
}
