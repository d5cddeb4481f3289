import { MenuButton } from '@core/components/overlay/MenuButton'
import { CalendarRange } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { periodKeys, usePagePeriod } from './usePeriod'

/** The period of all cards that have one. */
export function PeriodMenu() {
  const { t } = useTranslation('analytics')
  const { period, choose } = usePagePeriod()
  return (
    <MenuButton
      label={t('periodCards', { period: t(`period.${period}`) })}
      icon={<CalendarRange aria-hidden="true" />}
      align="end"
      items={periodKeys.map((key) => ({
        kind: 'radio',
        key,
        label: t(`period.${key}`),
        isChecked: key === period,
        onSelect: () => choose(key),
      }))}
    >
      {t('periodCards', { period: t(`period.${period}`) })}
    </MenuButton>
  )
}
