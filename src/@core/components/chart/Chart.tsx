import { Ellipsis } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MenuButton } from '../overlay/MenuButton'
import type { ChartSpec } from './chartSpec'
import { ChartView } from './ChartView'
import { useChartTools } from './useChartTools'
import styles from './chart.module.scss'

export interface ChartProps {
  /** The same object as long as it says the same: another one is drawn again. */
  spec: ChartSpec
  /** Of the drawing, in pixels. */
  height?: number
}

/** A chart with its legend, and a menu that shows its numbers as a table and saves them or the picture. */
export function Chart({ spec, height = 280 }: ChartProps) {
  const { t } = useTranslation('kit')
  const tools = useChartTools(spec)
  return (
    <div className={styles.chartWithMenu}>
      <MenuButton
        label={t('chart.menu', { name: spec.name })}
        items={tools.items}
        icon={<Ellipsis aria-hidden="true" />}
        align="end"
      />
      <ChartView spec={spec} tools={tools} height={height} />
    </div>
  )
}
