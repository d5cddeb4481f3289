import { AvatarStack } from '@core/components/AvatarStack'
import { Badge } from '@core/components/Badge'
import { useTranslation } from 'react-i18next'
import type { Person } from '@/redux/apps/kanban/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { labelTone } from './labelTone'
import styles from '../kanban.module.scss'

/** Labels with names: color is never the only sign. */
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

export function AssigneeStack({ people }: { people: readonly Person[] }) {
  const { t } = useTranslation('kanban')
  const format = useFormat()
  if (people.length === 0) return null
  return (
    <AvatarStack
      className={styles.assigneeStack}
      people={people.map(({ title, img }) => ({ name: title, src: img || undefined }))}
      label={t('card.assigned', { names: format.list(people.map(({ title }) => title)) })}
      more={(count) => t('card.more', { count })}
    />
  )
}
