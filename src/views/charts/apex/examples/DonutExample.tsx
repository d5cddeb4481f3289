import { Chart } from '@core/components/chart/Chart'
import type { ChartSpec } from '@core/components/chart/chartSpec'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { devices } from './data'

export function DonutExample() {
  const { t } = useTranslation('charts')
  const format = useFormat()
  const spec = useMemo<ChartSpec>(
    () => ({
      kind: 'donut',
      name: t('examples.donut.title'),
      head: t('head.device'),
      valueHead: t('head.sessions'),
      parts: (['desktop', 'phone', 'tablet'] as const).map((key) => ({
        name: t(`device.${key}`),
        value: devices[key],
      })),
      format: format.number,
    }),
    [t, format],
  )
  return <Chart spec={spec} />
}
