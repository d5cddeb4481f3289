import { CardRangeContext } from '@core/components/data-card/cardRangeContext'
import { StatValue } from '@core/components/data-card/StatValue'
import { use, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { StatisticsName } from '@/redux/cards/statistics/contract'
import type { StatisticsCard } from '@/redux/cards/statistics/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { DeltaTable } from './kinds/DeltaTable'
import { GoalProgress } from './kinds/GoalProgress'
import { IconFigure } from './kinds/IconFigure'
import { RankList } from './kinds/RankList'
import { ShareBar } from './kinds/ShareBar'
import { SplitShare } from './kinds/SplitShare'
import type { DetailProps } from './kinds/detail'
import { changeOf, formatOf } from './useStatisticsSpec'

/** By the cards that have no chart. */
const details: Readonly<Partial<Record<StatisticsName, ComponentType<DetailProps>>>> = {
  sales: RankList,
  siteTraffic: ShareBar,
  activeUsers: SplitShare,
  newsletter: GoalProgress,
  channels: DeltaTable,
}

/** The figure of a card, and what it is made up of or what it is to reach. */
export function StatisticsDetails({ name, card }: { name: StatisticsName; card: StatisticsCard }) {
  const { t } = useTranslation('statistics')
  const format = useFormat()
  const range = use(CardRangeContext)
  const write = formatOf(name, format)
  const { figure, goal } = card
  const value = (
    <StatValue
      value={write(figure)}
      change={changeOf(card, format)}
      sub={goal ? t('goal', { goal: write(goal) }) : range ? (range.compared ?? undefined) : t('compared')}
    />
  )
  const Detail = details[name]
  if (!Detail) {
    return (
      <IconFigure card={card} write={write}>
        {value}
      </IconFigure>
    )
  }
  return (
    <>
      {value}
      <Detail card={card} write={write} />
    </>
  )
}
