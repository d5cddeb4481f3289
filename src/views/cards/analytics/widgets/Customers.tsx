import { ChartSwatch } from '@core/components/chart/ChartParts'
import type { SliceSpec } from '@core/components/chart/chartSpec'
import { ChartView } from '@core/components/chart/ChartView'
import { useChartTools } from '@core/components/chart/useChartTools'
import { DataCard } from '@core/components/data-card/DataCard'
import { Repeat, Share2, UserPlus } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchCustomers, selectCustomers } from '@/redux/cards/analytics/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { ratio } from '@/utility/ratio'
import { CardSkeleton } from '../CardSkeleton'
import { PeriodChoice } from '../PeriodChoice'
import { SmallChange } from '../SmallChange'
import { useCardPeriod } from '../usePeriod'

const height = 220
const icons = { 'user-plus': UserPlus, repeat: Repeat, share: Share2 }

export function Customers() {
  const { t } = useTranslation('analytics')
  const format = useFormat()
  const { period, periodText, choose, query } = useCardPeriod('customers')
  const refresh = useRequest(fetchCustomers, query)
  const { data, request } = useAppSelector(selectCustomers)
  const title = t('customers.title')
  const all = data?.listData.reduce((sum, { result }) => sum + result, 0) ?? 0

  const spec = useMemo<SliceSpec | null>(
    () =>
      data && {
        kind: 'radial',
        name: title,
        head: t('customers.kind'),
        valueHead: t('customers.customers'),
        parts: data.listData.map(({ icon, result }) => ({
          name: t(`customers.${icon}`),
          value: ratio(result, all) * 100,
        })),
        format: (percent) => format.percent(percent / 100),
        middle: format.number(all),
      },
    [data, all, title, t, format],
  )
  const tools = useChartTools(spec, periodText)

  return (
    <DataCard
      title={title}
      source={{ data, request, refresh }}
      choice={<PeriodChoice period={period} onChoose={choose} />}
      items={tools.items}
      skeleton={<CardSkeleton height={height} lines={3} />}
    >
      {({ listData }) => (
        <>
          {spec && <ChartView spec={spec} tools={tools} height={height} hasLegend={false} />}
          <ul className="figure-list">
            {listData.map(({ icon, result, change }, place) => {
              const Icon = icons[icon]
              return (
                <li key={icon}>
                  <ChartSwatch place={place} />
                  <span className="figure-icon tone-neutral">
                    <Icon aria-hidden="true" />
                  </span>
                  <span className="figure-name">{t(`customers.${icon}`)}</span>
                  <span className="figure-value">{format.number(result)}</span>
                  <SmallChange percent={change} />
                </li>
              )
            })}
          </ul>
        </>
      )}
    </DataCard>
  )
}
