import type { AxisSpec } from '@core/components/chart/chartSpec'
import { ChartView } from '@core/components/chart/ChartView'
import { useChartTools } from '@core/components/chart/useChartTools'
import { CardChoice } from '@core/components/data-card/CardChoice'
import { CardRangeContext } from '@core/components/data-card/cardContexts'
import { DataCard } from '@core/components/data-card/DataCard'
import { StatValue } from '@core/components/data-card/StatValue'
import { use, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchRevenueReport, selectRevenueReport } from '@/redux/cards/analytics/slice'
import { spanLabels } from '@/utility/format/spanLabels'
import { useFormat } from '@/utility/hooks/useFormat'
import { CardSkeleton } from '../CardSkeleton'
import { useReportYear } from '../useReportYear'

const height = 250
const draws = { earning: 'columns', expense: 'columns', budget: 'limit' } as const
const seriesKeys = ['earning', 'expense', 'budget'] as const

export function RevenueReport() {
  const { t, i18n } = useTranslation('analytics')
  const format = useFormat()
  const { year, years, choose, query } = useReportYear()
  const range = use(CardRangeContext)
  const title = t('report.title')
  const refresh = useRequest(fetchRevenueReport, query)
  const { data, request } = useAppSelector(selectRevenueReport)

  const spec = useMemo<AxisSpec | null>(
    () =>
      data && {
        kind: 'mixed',
        name: title,
        head: t('sessions.span'),
        labels: spanLabels(data.times, format, i18n.language),
        series: seriesKeys.map((key, index) => ({
          name: t(`report.${key}`),
          data: data.series[index]?.data ?? [],
          draw: draws[key],
        })),
        format: format.dollars,
        shortFormat: format.compact,
      },
    [data, title, t, format, i18n.language],
  )
  const tools = useChartTools(spec, year ?? undefined)

  return (
    <DataCard
      title={title}
      source={{ data, request, refresh }}
      choice={
        <CardChoice
          label={year === null ? (range?.label ?? '') : t('report.year', { year })}
          chosen={year ?? ''}
          options={[...(range ? [{ key: '', label: range.label }] : []), ...years.map((key) => ({ key, label: key }))]}
          onChoose={(key) => choose(key || null)}
        />
      }
      items={tools.items}
      skeleton={<CardSkeleton hasFigure height={height + 36} />}
    >
      {({ price, budget, changes }) => (
        <>
          <div className="figure-pair">
            <StatValue
              value={format.dollars(price)}
              change={changes && { text: format.change(changes.price / 100), isUp: changes.price >= 0 }}
              sub={t(year === null ? 'report.earnedInRange' : 'report.earned')}
            />
            <StatValue value={format.dollars(budget)} sub={t('report.budget')} />
          </div>
          {spec && <ChartView spec={spec} tools={tools} height={height} />}
        </>
      )}
    </DataCard>
  )
}
