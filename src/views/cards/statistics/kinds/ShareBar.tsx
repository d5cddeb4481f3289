import { ChartSwatch } from '@core/components/chart/ChartSwatch'
import { PartsBar } from '@core/components/chart/PartsBar'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import type { DetailProps } from './detail'
import styles from '../statistics.module.scss'

/** One bar for all parts, and a line that says what each is. */
export function ShareBar({ card: { figure, parts = [] }, write }: DetailProps) {
  const { t } = useTranslation('statistics')
  const format = useFormat()
  return (
    <div>
      <PartsBar values={parts.map(({ value }) => value)} />
      <ul className={`d-grid gap-2 list-unstyled ${styles.shares}`}>
        {parts.map(({ name, value }, place) => (
          <li key={name}>
            <ChartSwatch place={place} />
            <span className="figure-name">{t(`part.${name}`)}</span>
            <span>{write(value)}</span>
            <span className="figure-value">{format.percent(value / figure)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
