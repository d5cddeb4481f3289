import { Ellipsis } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../overlay/Dialog'
import { MenuButton } from '../overlay/MenuButton'
import { ChartDrawing } from './ChartDrawing'
import type { ChartSpec } from './chartSpec'
import { useChartTools } from './useChartTools'
import styles from './chart.module.scss'

interface LargeChartProps {
  spec: ChartSpec
  onClose: () => void
}

/** Chart in a large dialog, with all menu items except "enlarge". */
export function LargeChart({ spec, onClose }: LargeChartProps) {
  const { t } = useTranslation('kit')
  const tools = useChartTools(spec)
  // Leaves space for the dialog's header and the legend.
  const height = Math.round(Math.max(240, window.innerHeight * 0.9 - 220))
  return (
    <Dialog isOpen onClose={onClose} title={spec.name} size="xl">
      <div className={styles.chartWithMenu}>
        <MenuButton
          label={t('chart.menu', { name: spec.name })}
          items={tools.items.filter(({ key }) => key !== 'enlarge')}
          icon={<Ellipsis aria-hidden="true" />}
          align="end"
        />
        <ChartDrawing spec={spec} tools={tools} height={height} />
      </div>
    </Dialog>
  )
}
