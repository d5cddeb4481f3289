import { ChartSwatch } from '@core/components/chart/ChartSwatch'
import { PartsBar } from '@core/components/chart/PartsBar'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import type { DetailProps } from './detail'
import styles from '../statistics.module.scss'

/** Two parts facing each other. */
export function SplitShare({ card: { figure, parts = [] }, write }: DetailProps) {
  const { t } = useTranslation('statistics')
  const format = useFormat()
  return (
    <div>
      <dl className={`figure-row ${styles.split}`}>
        {parts.map(({ name, value }, place) => (
          <div key={name}>
            <dt>
              <ChartSwatch place={place} /> {t(`part.${name}`)}
            </dt>
            <dd>{format.percent(value / figure)}</dd>
            <dd className={`m-0 text-muted fw-normal ${styles.note}`}>{write(value)}</dd>
          </div>
        ))}
      </dl>
      <PartsBar values={parts.map(({ value }) => value)} />
    </div>
  )
}
