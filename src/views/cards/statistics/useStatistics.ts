import type { DayRangeQuery } from '@core/api/dayRange'
import { CardRangeContext } from '@core/components/data-card/cardContexts'
import { use } from 'react'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { StatisticsName } from '@/redux/cards/statistics/contract'
import { fetchStatistics, selectStatistics } from '@/redux/cards/statistics/slice'

const asAlways: DayRangeQuery = {}

export function useStatistics(name: StatisticsName) {
  const refresh = useRequest(fetchStatistics[name], use(CardRangeContext)?.query ?? asAlways)
  const { data, request } = useAppSelector((state) => selectStatistics(state, name))
  return { data, request, refresh }
}
