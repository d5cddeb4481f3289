import { ChartSwatch } from '@core/components/chart/ChartParts'
import type { SliceSpec } from '@core/components/chart/chartSpec'
import { ChartView } from '@core/components/chart/ChartView'
import { useChartTools } from '@core/components/chart/useChartTools'
import { DataCard } from '@core/components/data-card/DataCard'
import { EmptyState } from '@core/components/EmptyState'
import { Skeleton } from '@core/components/Skeleton'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectOverview } from '@/redux/dashboards/home/slice'
import { useFormat } from '@/utility/hooks/useFormat'

const height = 200

interface PlansCardProps {
  /** Name of the range */
  range: string
  refresh: () => void
}

/** Revenue by plan, as a donut. */
export function PlansCard({ range, refresh }: PlansCardProps) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const { data, request } = useAppSelector(selectOverview)
  const title = t('plans.title')

  const spec = useMemo<SliceSpec | null>(
    () =>
      data && {
        kind: 'donut',
        name: title,
        head: t('field.plan'),
        valueHead: t('figures.revenue'),
        parts: data.plans.map(({ plan, revenue }) => ({ name: t(`plan.${plan}`), value: revenue })),
        format: format.dollars,
      },
    [data, title, t, format],
  )
  const tools = useChartTools(spec, range)

  return (
    <DataCard
      title={title}
      source={{ data, request, refresh }}
      items={tools.items}
      skeleton={<Skeleton shape="block" height={`${height + 132}px`} />}
    >
      {({ figures, plans }) =>
        figures.sales.value === 0 ? (
          <EmptyState title={t('empty.title')} text={t('empty.text')} />
        ) : (
          <>
            {spec && <ChartView spec={spec} tools={tools} height={height} hasLegend={false} />}
            <ul className="figure-list">
              {plans.map(({ plan, revenue }, place) => (
                <li key={plan}>
                  <ChartSwatch place={place} />
                  <span className="figure-name">{t(`plan.${plan}`)}</span>
                  <span className="figure-value">{format.dollars(revenue)}</span>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </DataCard>
  )
}
