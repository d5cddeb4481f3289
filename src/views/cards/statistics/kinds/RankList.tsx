import { Progress } from '@core/components/Progress'
import { useTranslation } from 'react-i18next'
import type { DetailProps } from './detail'
import styles from '../statistics.module.scss'

/** The parts in their order, each measured by the first. */
export function RankList({ card: { parts = [] }, write }: DetailProps) {
  const { t } = useTranslation('statistics')
  return (
    <ol className={styles.ranks}>
      {parts.map(({ name, value }) => (
        <li key={name}>
          <div className={styles.ends}>
            <span>{t(`part.${name}`)}</span>
            <span className="figure-value">{write(value)}</span>
          </div>
          <Progress label={t(`part.${name}`)} value={(value / (parts[0]?.value ?? value)) * 100} />
        </li>
      ))}
    </ol>
  )
}
