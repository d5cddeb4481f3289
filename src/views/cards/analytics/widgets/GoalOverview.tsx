import { ChartSwatch } from '@core/components/chart/ChartParts'
import type { SliceSpec } from '@core/components/chart/chartSpec'
import { ChartView } from '@core/components/chart/ChartView'
import { useChartTools } from '@core/components/chart/useChartTools'
import { CardRangeContext } from '@core/components/data-card/cardContexts'
import { DataCard } from '@core/components/data-card/DataCard'
import { use, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchGoalOverview, selectGoalOverview } from '@/redux/cards/analytics/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { CardSkeleton } from '../CardSkeleton'
import { SmallChange } from '../SmallChange'
import { asAlways } from '../usePeriod'

const height = 280

export function GoalOverview() {
  const { t } = useTranslation('analytics')
  const format = useFormat()
  const refresh = useRequest(fetchGoalOverview, use(CardRangeContext)?.query ?? asAlways)
  const { data, request } = useAppSelector(selectGoalOverview)
  const title = t('goal.title')

  const spec = useMemo<SliceSpec | null>(
    () =>
      data && {
        kind: 'radial',
        name: title,
        head: t('goal.state'),
        valueHead: t('goal.share'),
        middleHead: t('goal.completed'),
        parts: [
          { name: t('goal.completed'), value: (data.completed / Math.max(data.completed + data.inProgress, 1)) * 100 },
        ],
        format: (percent) => format.percent(percent / 100),
      },
    [data, title, t, format],
  )
  const tools = useChartTools(spec)

  return (
    <DataCard
      title={title}
      source={{ data, request, refresh }}
      items={tools.items}
      skeleton={<CardSkeleton height={height} lines={2} />}
    >
      {({ completed, inProgress, changes }) => (
        <>
          {spec && <ChartView spec={spec} tools={tools} height={height} />}
          <p className="text-muted text-sm text-center">
            {t('goal.progress', {
              sessions: format.number(completed),
              goal: format.number(completed + inProgress),
            })}
          </p>
          <ul className="figure-list">
            <li>
              <ChartSwatch place={0} />
              <span className="figure-name">{t('goal.completed')}</span>
              <span className="figure-value">{format.number(completed)}</span>
              <SmallChange percent={changes?.completed} />
            </li>
            <li>
              <ChartSwatch place={null} />
              <span className="figure-name">{t('goal.inProgress')}</span>
              <span className="figure-value">{format.number(inProgress)}</span>
            </li>
          </ul>
        </>
      )}
    </DataCard>
  )
}
