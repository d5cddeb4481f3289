import { useChartTheme } from './useChartTheme'
import styles from './chart.module.scss'

/** Parts of a whole, side by side. What they are is said beside it. */
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
