import { CardRangeContext } from '@core/components/data-card/cardContexts'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { StatisticsName } from '@/redux/cards/statistics/contract'

/** What a card is called. One that is named after its quarter is not where it stands for other days. */
export function useCardTitle(name: StatisticsName): string {
  const { t } = useTranslation('statistics')
  return use(CardRangeContext) && name === 'sales' ? t('salesInRange') : t(`card.${name}`)
}
