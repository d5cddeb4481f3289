import type { AxisSpec } from '@core/components/chart/chartSpec'
import { ChartView } from '@core/components/chart/ChartView'
import { useChartTools } from '@core/components/chart/useChartTools'
import { CardChoice } from '@core/components/data-card/CardChoice'
import { DataCard } from '@core/components/data-card/DataCard'
import { StatValue } from '@core/components/data-card/StatValue'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchRevenueReport, selectRevenueReport } from '@/redux/cards/analytics/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { CardSkeleton } from '../CardSkeleton'
import { useReportYear, yearKeys } from '../useReportYear'

const height = 250
const draws = { earning: 'columns', expense: 'columns', budget: 'limit' } as const
const seriesKeys = ['earning', 'expense', 'budget'] as const

/** A year's earnings and expenses, month by month, beside what was planned. */
export function RevenueReport() {
  const { t } = useTranslation('analytics')
  const format = useFormat()
  const { year, choose, query } = useReportYear()
  const refresh = useRequest(fetchRevenueReport, query)
  const { data, request } = useAppSelector(selectRevenueReport)
  const title = t('report.title')

  const spec = useMemo<AxisSpec | null>(
    () =>
      data && {
        kind: 'mixed',
        name: title,
        head: t('report.month'),
        labels: (data.series[0]?.data ?? []).map((_, month) => format.month(month)),
        series: seriesKeys.map((key, index) => ({
          name: t(`report.${key}`),
          data: data.series[index]?.data ?? [],
          draw: draws[key],
        })),
        format: format.dollars,
        shortFormat: format.compact,
      },
    [data, title, t, format],
  )
  const tools = useChartTools(spec)

  return (
    <DataCard
      title={title}
      source={{ data, request, refresh }}
      choice={
        <CardChoice
          label={t('report.year', { year })}
          chosen={year}
          options={yearKeys.map((key) => ({ key, label: key }))}
          onChoose={choose}
        />
      }
      items={tools.items}
      skeleton={<CardSkeleton hasFigure height={height + 36} />}
    >
      {({ price, budget }) => (
        <>
          <div className="figure-pair">
            <StatValue value={format.dollars(price)} sub={t('report.earned')} />
            <StatValue value={format.dollars(budget)} sub={t('report.budget')} />
          </div>
          {spec && <ChartView spec={spec} tools={tools} height={height} />}
        </>
      )}
    </DataCard>
  )
}
