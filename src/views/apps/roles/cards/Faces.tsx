import { Avatar } from '@core/components/Avatar'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { useTranslation } from 'react-i18next'
import type { RoleCard } from '@/redux/apps/roles/schema'
import styles from '../roles.module.scss'

const most = 4

/** The first few of those who hold a role, and how many more there are. */
export function Faces({ role: { users, userCount } }: { role: RoleCard }) {
  const { t } = useTranslation('roles')
  const shown = users.slice(0, most)
  if (shown.length === 0) return null
  const more = userCount - shown.length
  return (
    <ul className={styles.roleFaces} aria-label={t('card.holders')}>
      {shown.map(({ id, fullName, avatar }) => (
        <li key={id}>
          <Avatar name={fullName} src={avatar} size="sm" isNamed />
        </li>
      ))}
      {more > 0 && (
        <li className={`${styles.roleMore} tabular`}>
          <span aria-hidden="true">{t('card.more', { count: more })}</span>
          <VisuallyHidden>{t('card.moreNamed', { count: more })}</VisuallyHidden>
        </li>
      )}
    </ul>
  )
}
