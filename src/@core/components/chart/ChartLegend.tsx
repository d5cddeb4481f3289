import { useTranslation } from 'react-i18next'
import styles from './chart.module.scss'

interface ChartLegendProps {
  /** Of the chart. */
  name: string
  entries: readonly string[]
  palette: readonly string[]
  /** Places that are switched off. */
  hidden: readonly number[]
  onChange: (hidden: readonly number[]) => void
}

/** What the colours stand for; each can be switched off, but for the last one, which brings the others back. */
export function ChartLegend({ name, entries, palette, hidden, onChange }: ChartLegendProps) {
  const { t } = useTranslation('kit')

  function toggle(place: number) {
    const next = hidden.includes(place) ? hidden.filter((other) => other !== place) : [...hidden, place]
    onChange(next.length < entries.length ? next : [])
  }

  return (
    <ul className={styles.chartLegend} aria-label={t('chart.legend', { name })}>
      {entries.map((entry, place) => (
        <li key={entry}>
          <button
            type="button"
            className={styles.chartLegendItem}
            aria-pressed={!hidden.includes(place)}
            onClick={() => toggle(place)}
          >
            <span
              className={styles.chartSwatch}
              style={{ background: palette[place % palette.length] }}
              aria-hidden="true"
            />
            {entry}
          </button>
        </li>
      ))}
    </ul>
  )
}
