import type { AxisSpec } from '@core/components/chart/chartSpec'
import { ChartView } from '@core/components/chart/ChartView'
import { useChartTools } from '@core/components/chart/useChartTools'
import { DataCard } from '@core/components/data-card/DataCard'
import { EmptyState } from '@core/components/EmptyState'
import { Skeleton } from '@core/components/Skeleton'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectOverview } from '@/redux/dashboards/home/slice'
import { spanLabels } from '@/utility/format/spanLabels'
import { useFormat } from '@/utility/hooks/useFormat'

const height = 300

interface RevenueCardProps {
  /** Name of the range */
  range: string
  refresh: () => void
}

/** Revenue of the range and of the period before, as lines. */
export function RevenueCard({ range, refresh }: RevenueCardProps) {
  const { t, i18n } = useTranslation('home')
  const format = useFormat()
  const { data, request } = useAppSelector(selectOverview)
  const title = t('revenue.title')

  const spec = useMemo<AxisSpec | null>(
    () =>
      data && {
        kind: 'area',
        name: title,
        head: t('revenue.day'),
        labels: spanLabels(data.times, format, i18n.language),
        series: [
          { name: range, data: data.revenue },
          ...(data.revenueBefore ? [{ name: t('revenue.before'), data: data.revenueBefore, isPast: true }] : []),
        ],
        format: format.dollars,
        shortFormat: format.compact,
      },
    [data, title, range, t, format, i18n.language],
  )
  const tools = useChartTools(spec, range)

  return (
    <DataCard
      title={title}
      source={{ data, request, refresh }}
      items={tools.items}
      skeleton={<Skeleton shape="block" height={`${height + 36}px`} />}
    >
      {({ figures }) =>
        figures.sales.value === 0 ? (
          <EmptyState title={t('empty.title')} text={t('empty.text')} />
        ) : (
          spec && <ChartView spec={spec} tools={tools} height={height} />
        )
      }
    </DataCard>
  )
}
