import { Avatar } from '@core/components/Avatar'
import { useTranslation } from 'react-i18next'
import type { Person } from '@/redux/apps/kanban/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import styles from '../kanban.module.scss'

const shown = 3

/** Those to whom a task is assigned: three faces at most, and how many more. */
export function AssigneeStack({ people }: { people: readonly Person[] }) {
  const { t } = useTranslation('kanban')
  const format = useFormat()
  if (people.length === 0) return null
  const assigned = t('card.assigned', { names: format.list(people.map(({ title }) => title)) })
  const rest = people.length - shown
  return (
    <span className={styles.assigneeStack} role="img" aria-label={assigned} title={assigned}>
      {people.slice(0, shown).map(({ title, img }) => (
        <Avatar key={title} name={title} src={img || undefined} size="sm" />
      ))}
      {rest > 0 && <span className={`${styles.assigneeRest} tabular`}>{t('card.more', { count: rest })}</span>}
    </span>
  )
}
