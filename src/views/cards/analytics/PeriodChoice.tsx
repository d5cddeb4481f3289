import { CardChoice } from '@core/components/data-card/CardChoice'
import { CardRangeContext } from '@core/components/data-card/cardContexts'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardPeriodKey } from './usePeriod'
import { periodKeys } from './usePeriod'

interface PeriodChoiceProps {
  period: CardPeriodKey
  onChoose: (key: CardPeriodKey) => void
}

export function PeriodChoice({ period, onChoose }: PeriodChoiceProps) {
  const { t } = useTranslation('analytics')
  const range = use(CardRangeContext)
  const labelOf = (key: CardPeriodKey) => (key === 'range' ? (range?.label ?? '') : t(`period.${key}`))
  const keys: readonly CardPeriodKey[] = range ? ['range', ...periodKeys] : periodKeys
  return (
    <CardChoice
      label={labelOf(period)}
      chosen={period}
      options={keys.map((key) => ({ key, label: labelOf(key) }))}
      onChoose={onChoose}
    />
  )
}
