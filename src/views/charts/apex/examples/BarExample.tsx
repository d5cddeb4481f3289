import { Chart } from '@core/components/chart/Chart'
import type { ChartSpec } from '@core/components/chart/chartSpec'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { salesByCountry } from './data'

/** Horizontal bars leave room for long names. */
export function BarExample() {
  const { t, i18n } = useTranslation('charts')
  const format = useFormat()
  const spec = useMemo<ChartSpec>(() => {
    const countries = new Intl.DisplayNames(i18n.language, { type: 'region' })
    return {
      kind: 'bar',
      name: t('examples.bar.title'),
      head: t('head.country'),
      labels: Object.keys(salesByCountry).map((code) => countries.of(code) ?? code),
      series: [{ name: t('series.sales'), data: Object.values(salesByCountry) }],
      format: format.dollars,
      shortFormat: format.compact,
    }
  }, [t, i18n, format])
  return <Chart spec={spec} />
}
