import { Ellipsis } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MenuButton } from '../overlay/MenuButton'
import type { ChartSpec } from './chartSpec'
import { ChartView } from './ChartView'
import { useChartTools } from './useChartTools'
import styles from './chart.module.scss'

export interface ChartProps {
  /** Memoize it: every new object is drawn again. */
  spec: ChartSpec
  /** In pixels. */
  height?: number
}

/** Chart with a legend, and a menu to show the numbers as a table, save them or save a picture. */
export function Chart({ spec, height = 280 }: ChartProps) {
  const { t } = useTranslation('kit')
  const tools = useChartTools(spec)
  return (
    <div className={styles.chartWithMenu}>
      <MenuButton
        label={t('chart.menu', { name: spec.name })}
        items={tools.items}
        icon={<Ellipsis aria-hidden="true" />}
        buttonProps={{ size: 'sm' }}
        align="end"
      />
      <ChartView spec={spec} tools={tools} height={height} />
    </div>
  )
}
