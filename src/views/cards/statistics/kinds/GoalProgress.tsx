import { Progress } from '@core/components/Progress'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import type { DetailProps } from './detail'
import styles from '../statistics.module.scss'

/** How far the figure is from its goal. */
export function GoalProgress({ card: { figure, goal = 1 }, write }: DetailProps) {
  const { t } = useTranslation('statistics')
  const format = useFormat()
  return (
    <div className="d-grid gap-2">
      <div className={styles.ends}>
        <span>{t('ofGoal')}</span>
        <span className="figure-value">{format.percent(figure / goal)}</span>
      </div>
      <Progress label={t('ofGoal')} value={(figure / goal) * 100} />
      <p className="text-muted text-sm">{t('toGo', { amount: write(Math.max(goal - figure, 0)) })}</p>
    </div>
  )
}
