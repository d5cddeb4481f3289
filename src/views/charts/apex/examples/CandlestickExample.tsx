import { Chart } from '@core/components/chart/Chart'
import type { ChartSpec } from '@core/components/chart/chartSpec'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { prices } from './data'

/** Where each week began and ended, and how far it went between. */
export function CandlestickExample() {
  const { t } = useTranslation('charts')
  const format = useFormat()
  const spec = useMemo<ChartSpec>(
    () => ({
      kind: 'candlestick',
      name: t('examples.candlestick.title'),
      head: t('head.week'),
      candles: prices.map(([open, high, low, close], index) => ({
        label: t('week', { number: format.number(index + 1) }),
        open,
        high,
        low,
        close,
      })),
      format: (dollars) => format.money(dollars * 100),
      shortFormat: format.dollars,
    }),
    [t, format],
  )
  return <Chart spec={spec} />
}
