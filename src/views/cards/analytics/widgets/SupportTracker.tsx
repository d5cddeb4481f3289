import type { SliceSpec } from '@core/components/chart/chartSpec'
import { ChartView } from '@core/components/chart/ChartView'
import { useChartTools } from '@core/components/chart/useChartTools'
import { DataCard } from '@core/components/data-card/DataCard'
import { StatValue } from '@core/components/data-card/StatValue'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchSupportTracker, selectSupportTracker } from '@/redux/cards/analytics/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { CardSkeleton } from '../CardSkeleton'
import { PeriodChoice } from '../PeriodChoice'
import { SmallChange } from '../SmallChange'
import { useCardPeriod } from '../usePeriod'

const height = 220

export function SupportTracker() {
  const { t } = useTranslation('analytics')
  const format = useFormat()
  const { period, periodText, choose, query, compared } = useCardPeriod('tracker')
  const refresh = useRequest(fetchSupportTracker, query)
  const { data, request } = useAppSelector(selectSupportTracker)
  const title = t('tracker.title')

  const spec = useMemo<SliceSpec | null>(
    () =>
      data && {
        kind: 'gauge',
        name: title,
        head: t('tracker.tickets'),
        valueHead: t('tracker.completed'),
        parts: [{ name: t('tracker.completed'), value: 100 - (data.openTicket / Math.max(data.totalTicket, 1)) * 100 }],
        format: (percent) => format.percent(percent / 100),
      },
    [data, title, t, format],
  )
  const tools = useChartTools(spec, periodText)

  return (
    <DataCard
      title={title}
      source={{ data, request, refresh }}
      choice={<PeriodChoice period={period} onChoose={choose} />}
      items={tools.items}
      skeleton={<CardSkeleton hasFigure height={height} rows={compared ? 2 : 1} />}
    >
      {({ totalTicket, newTicket, openTicket, responseTime, changes }) => (
        <>
          <StatValue
            value={format.number(totalTicket)}
            change={changes && { text: format.change(changes.totalTicket / 100), isUp: changes.totalTicket >= 0 }}
            sub={changes && compared ? `${t('tracker.tickets')} · ${compared}` : t('tracker.tickets')}
          />
          {spec && <ChartView spec={spec} tools={tools} height={height} />}
          <dl className="figure-row">
            <div>
              <dt>{t('tracker.new')}</dt>
              <dd>
                {format.number(newTicket)} <SmallChange percent={changes?.newTicket} />
              </dd>
            </div>
            <div>
              <dt>{t('tracker.open')}</dt>
              <dd>
                {format.number(openTicket)} <SmallChange percent={changes?.openTicket} isLessBetter />
              </dd>
            </div>
            <div>
              <dt>{t('tracker.response')}</dt>
              <dd>
                {format.unit(responseTime, 'hour')} <SmallChange percent={changes?.responseTime} isLessBetter />
              </dd>
            </div>
          </dl>
        </>
      )}
    </DataCard>
  )
}
