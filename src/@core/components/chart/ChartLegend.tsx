import { useTranslation } from 'react-i18next'
import { cx } from '../cx'
import { colorOf, type ChartEntry, type ChartTheme } from './chartTheme'
import styles from './chart.module.scss'

interface ChartLegendProps {
  name: string
  entries: readonly ChartEntry[]
  theme: ChartTheme
  hidden: readonly number[]
  onChange: (hidden: readonly number[]) => void
}

/** Legend whose entries toggle series. Hiding the last visible entry shows all again. */
export function ChartLegend({ name, entries, theme, hidden, onChange }: ChartLegendProps) {
  const { t } = useTranslation('kit')

  function toggle(place: number) {
    const next = hidden.includes(place) ? hidden.filter((other) => other !== place) : [...hidden, place]
    onChange(next.length < entries.length ? next : [])
  }

  return (
    <ul className={styles.chartLegend} aria-label={t('chart.legend', { name })}>
      {entries.map((entry, place) => (
        <li key={entry.name}>
          <button
            type="button"
            className={styles.chartLegendItem}
            aria-pressed={!hidden.includes(place)}
            onClick={() => toggle(place)}
          >
            <span
              className={cx(
                styles.chartSwatch,
                entry.draw === 'line' && 'is-line',
                entry.draw === 'limit' && 'is-dashed',
              )}
              style={{ color: colorOf(entry, place, theme) }}
              aria-hidden="true"
            />
            {entry.name}
          </button>
        </li>
      ))}
    </ul>
  )
}
