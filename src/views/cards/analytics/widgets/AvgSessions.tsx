import type { AxisSpec } from '@core/components/chart/chartSpec'
import { ChartView } from '@core/components/chart/ChartView'
import { useChartTools } from '@core/components/chart/useChartTools'
import { DataCard } from '@core/components/data-card/DataCard'
import { StatValue } from '@core/components/data-card/StatValue'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchAvgSessions, selectAvgSessions } from '@/redux/cards/analytics/slice'
import { spanLabels } from '@/utility/format/spanLabels'
import { useFormat } from '@/utility/hooks/useFormat'
import { CardSkeleton } from '../CardSkeleton'
import { PeriodChoice } from '../PeriodChoice'
import { SmallChange } from '../SmallChange'
import { useCardPeriod } from '../usePeriod'

const height = 260

export function AvgSessions() {
  const { t, i18n } = useTranslation('analytics')
  const format = useFormat()
  const { period, periodText, choose, query, compared } = useCardPeriod('sessions')
  const refresh = useRequest(fetchAvgSessions, query)
  const { data, request } = useAppSelector(selectAvgSessions)
  const title = t('sessions.title')

  const spec = useMemo<AxisSpec | null>(
    () =>
      data && {
        kind: 'column',
        name: title,
        head: t('sessions.span'),
        labels: spanLabels(data.times, format, i18n.language),
        series: data.series.map((series) => ({ name: t('sessions.sessions'), data: series.data })),
        accent: data.times.length - 1,
        format: format.number,
        shortFormat: format.compact,
      },
    [data, title, t, format, i18n.language],
  )
  const tools = useChartTools(spec, periodText)

  return (
    <DataCard
      title={title}
      source={{ data, request, refresh }}
      choice={<PeriodChoice period={period} onChoose={choose} />}
      items={tools.items}
      skeleton={<CardSkeleton hasFigure height={height} rows={1} />}
    >
      {({ sessions, growth, goal, users, retention, duration, changes }) => (
        <>
          <StatValue
            value={format.number(sessions)}
            change={growth === undefined ? undefined : { text: format.change(growth / 100), isUp: growth >= 0 }}
            sub={compared === null ? t('sessions.daily') : (compared ?? t('sessions.compared'))}
          />
          {spec && <ChartView spec={spec} tools={tools} height={height} />}
          <dl className="figure-row">
            <div>
              <dt>{t('sessions.goal')}</dt>
              <dd>{format.number(goal)}</dd>
            </div>
            <div>
              <dt>{t('sessions.users')}</dt>
              <dd>
                {format.number(users)} <SmallChange percent={changes?.users} />
              </dd>
            </div>
            <div>
              <dt>{t('sessions.retention')}</dt>
              <dd>
                {format.percent(retention / 100)} <SmallChange percent={changes?.retention} />
              </dd>
            </div>
            <div>
              <dt>{t('sessions.duration')}</dt>
              <dd>
                {format.unit(duration / 60, 'minute')} <SmallChange percent={changes?.duration} />
              </dd>
            </div>
          </dl>
        </>
      )}
    </DataCard>
  )
}
