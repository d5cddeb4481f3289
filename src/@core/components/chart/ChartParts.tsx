import { useChartTheme } from './chartTheme'
import styles from './chart.module.scss'

interface ChartSwatchProps {
  /** Index of the part; null for the remainder of a ring. */
  place: number | null
}

/** Color of a chart part, beside its figure in a list. */
export function ChartSwatch({ place }: ChartSwatchProps) {
  const { palette, line } = useChartTheme()
  const color = place === null ? line : palette[place % palette.length]
  return <span className={styles.chartSwatch} style={{ color }} aria-hidden="true" />
}

/** Stacked bar of shares. Decorative: text beside it must name the parts. */
export function PartsBar({ values }: { values: readonly number[] }) {
  const { palette } = useChartTheme()
  return (
    <div className={styles.chartParts} aria-hidden="true">
      {values.map((value, place) => (
        <span key={place} style={{ flexGrow: value, background: palette[place % palette.length] }} />
      ))}
    </div>
  )
}
