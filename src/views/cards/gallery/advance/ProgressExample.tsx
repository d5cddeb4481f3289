import { Card } from '@core/components/Card'
import { Progress } from '@core/components/Progress'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import styles from '../gallery.module.scss'

const projects = [
  { key: 'shop', done: 0.86, tone: 'success' },
  { key: 'app', done: 0.52, tone: 'primary' },
  { key: 'move', done: 0.24, tone: 'warning' },
] as const

export function ProgressExample() {
  const { t } = useTranslation('cards')
  const format = useFormat()
  return (
    <Card title={t('progress.title')}>
      <ul className="d-flex flex-column gap-3 list-unstyled">
        {projects.map(({ key, done, tone }) => (
          <li key={key}>
            <div className={`d-flex justify-content-between mb-2 ${styles.progressHead}`}>
              <span>{t(`progress.${key}`)}</span>
              <span className="figure-value">{format.percent(done)}</span>
            </div>
            <Progress label={t(`progress.${key}`)} value={done * 100} tone={tone} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
