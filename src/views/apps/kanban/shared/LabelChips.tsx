import { Badge } from '@core/components/Badge'
import { useTranslation } from 'react-i18next'
import { labelTone } from './labelTone'
import styles from '../kanban.module.scss'

/** The labels of a task. Their colour is never the only thing that says them. */
export function LabelChips({ labels }: { labels: readonly string[] }) {
  const { t } = useTranslation('kanban')
  if (labels.length === 0) return null
  return (
    <ul className={styles.labelChips} aria-label={t('field.labels')}>
      {labels.map((label) => (
        <li key={label}>
          <Badge tone={labelTone(label)}>
            <bdi>{label}</bdi>
          </Badge>
        </li>
      ))}
    </ul>
  )
}
