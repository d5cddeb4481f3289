import { Chart } from '@core/components/chart/Chart'
import type { ChartSpec } from '@core/components/chart/chartSpec'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { prices } from './data'

export function CandlestickExample() {
  const { t } = useTranslation('charts')
  const format = useFormat()
  const spec = useMemo<ChartSpec>(
    () => ({
      kind: 'candlestick',
      name: t('examples.candlestick.title'),
      head: t('head.week'),
      labels: prices.map((_, index) => t('week', { number: format.number(index + 1) })),
      series: (['open', 'high', 'low', 'close'] as const).map((key, index) => ({
        name: t(`series.${key}`),
        data: prices.map((price) => price[index] ?? null),
      })),
      hasLegend: false,
      format: (dollars) => format.money(dollars * 100),
      shortFormat: format.dollars,
      apex: (options, { palette: [, upward = '', , downward = ''] }) => ({
        ...options,
        series: [{ data: prices.map((y, week) => ({ x: String(week), y: [...y] })) }],
        stroke: { width: 1 },
        plotOptions: { candlestick: { colors: { upward, downward }, wick: { useFillColor: true } } },
      }),
    }),
    [t, format],
  )
  return <Chart spec={spec} />
}
