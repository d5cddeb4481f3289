import { AvatarStack } from '@core/components/AvatarStack'
import { useTranslation } from 'react-i18next'
import type { Person } from '@/redux/apps/kanban/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import styles from '../kanban.module.scss'

/** Those to whom a task is assigned. */
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
