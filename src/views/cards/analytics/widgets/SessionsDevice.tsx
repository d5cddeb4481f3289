import { ChartSwatch } from '@core/components/chart/ChartParts'
import type { SliceSpec } from '@core/components/chart/chartSpec'
import { ChartView } from '@core/components/chart/ChartView'
import { useChartTools } from '@core/components/chart/useChartTools'
import { DataCard } from '@core/components/data-card/DataCard'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useMemo, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchSessionsDevice, selectSessionsDevice } from '@/redux/cards/analytics/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { CardSkeleton } from '../CardSkeleton'
import { PeriodChoice } from '../PeriodChoice'
import { SmallChange } from '../SmallChange'
import { useCardPeriod } from '../usePeriod'

const height = 220
/** Landscape: upright, it looks like a phone. */
function LandscapeTablet(props: ComponentProps<typeof Tablet>) {
  return <Tablet {...props} className="figure-landscape" />
}

const icons = { monitor: Monitor, tablet: LandscapeTablet, smartphone: Smartphone }

export function SessionsDevice() {
  const { t } = useTranslation('analytics')
  const format = useFormat()
  const { period, periodText, choose, query } = useCardPeriod('devices')
  const refresh = useRequest(fetchSessionsDevice, query)
  const { data, request } = useAppSelector(selectSessionsDevice)
  const title = t('devices.title')
  const [largest] = data?.chart_info.toSorted((a, b) => b.usage - a.usage) ?? []

  const spec = useMemo<SliceSpec | null>(
    () =>
      data && {
        kind: 'donut',
        name: title,
        head: t('devices.device'),
        valueHead: t('devices.share'),
        parts: data.chart_info.map(({ icon, usage }) => ({ name: t(`devices.${icon}`), value: usage })),
        // The total is always 100 %, so the center shows the largest share.
        ...(largest && { middle: format.percent(largest.usage / 100), middleHead: t(`devices.${largest.icon}`) }),
        format: (percent) => format.percent(percent / 100),
      },
    [data, largest, title, t, format],
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
      {({ chart_info }) => (
        <>
          {spec && <ChartView spec={spec} tools={tools} height={height} hasLegend={false} />}
          <ul className="figure-list">
            {chart_info.map(({ icon, usage, upDown }, place) => {
              const Icon = icons[icon]
              return (
                <li key={icon}>
                  <ChartSwatch place={place} />
                  <span className="figure-icon tone-neutral">
                    <Icon aria-hidden="true" />
                  </span>
                  <span className="figure-name">{t(`devices.${icon}`)}</span>
                  <span className="figure-value">{format.percent(usage / 100)}</span>
                  <SmallChange percent={upDown} />
                </li>
              )
            })}
          </ul>
        </>
      )}
    </DataCard>
  )
}
