import { CardChoice } from '@core/components/data-card/CardChoice'
import { useTranslation } from 'react-i18next'
import type { PeriodKey } from './usePeriod'
import { periodKeys } from './usePeriod'

interface PeriodChoiceProps {
  period: PeriodKey
  onChoose: (key: PeriodKey) => void
}

/** The period of one card. */
export function PeriodChoice({ period, onChoose }: PeriodChoiceProps) {
  const { t } = useTranslation('analytics')
  return (
    <CardChoice
      label={t(`period.${period}`)}
      chosen={period}
      options={periodKeys.map((key) => ({ key, label: t(`period.${key}`) }))}
      onChoose={onChoose}
    />
  )
}
