import { useCan } from '@core/auth/useCan'
import { Avatar } from '@core/components/Avatar'
import { Button } from '@core/components/button/Button'
import { MenuButton } from '@core/components/overlay/MenuButton'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { cx } from '@core/components/cx'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { Copy, MoreVertical, Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { RoleCard } from '@/redux/apps/roles/schema'
import { areas } from '@/redux/shell/roles/areas'
import { accessLevels, closed, levelOf } from '@/redux/shell/roles/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { paths } from '../paths'
import styles from '../roles.module.scss'

const mostFaces = 4
/** More areas are shown as a count. */
const mostNames = 6

function Faces({ role: { users, userCount } }: { role: RoleCard }) {
  const { t } = useTranslation('roles')
  const shown = users.slice(0, mostFaces)
  if (shown.length === 0) return null
  const more = userCount - shown.length
  return (
    <ul className={`d-flex list-unstyled ${styles.roleFaces}`} aria-label={t('card.holders')}>
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

/** The areas of each access level: a bar with a segment for each area, and their names. */
function Reach({ role: { matrix } }: { role: RoleCard }) {
  const { t } = useTranslation(['roles', 'nav'])
  const format = useFormat()
  const reach = accessLevels
    .map((level) => ({ level, areas: areas.filter(({ subject }) => levelOf(matrix[subject] ?? closed) === level) }))
    .filter((group) => group.areas.length > 0)

  function namesOf(group: typeof areas): string {
    if (group.length === areas.length) return t('card.allAreas')
    if (group.length > mostNames) return t('card.areas', { count: group.length })
    return format.list(group.map(({ title }) => t(title, { ns: 'nav' })))
  }

  return (
    <div className={styles.roleReach}>
      <div className={styles.roleBar} aria-hidden="true">
        {reach.flatMap(({ level, areas: group }) =>
          group.map(({ subject }) => <span key={subject} data-level={level} />),
        )}
      </div>
      <dl aria-label={t('card.access')}>
        {reach.map(({ level, areas: group }) => (
          <div key={level}>
            <dt data-level={level}>{t(`level.${level}`)}</dt>
            <dd>{namesOf(group)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

interface RoleCardViewProps {
  role: RoleCard
  onEdit: () => void
  onCopy: () => void
  onDelete: () => void
}

export function RoleCardView({ role, onEdit, onCopy, onDelete }: RoleCardViewProps) {
  const { t } = useTranslation('roles')
  const can = useCan()
  const titleId = useId()
  const { key, name, userCount, isBuiltIn } = role

  const items: MenuItem[] = [
    ...(can('create', 'ACL')
      ? [{ key: 'copy', label: t('card.copy'), icon: <Copy aria-hidden="true" />, onSelect: onCopy }]
      : []),
    ...(can('delete', 'ACL')
      ? [
          {
            key: 'delete',
            label: t(isBuiltIn ? 'card.deleteBuiltIn' : 'card.delete'),
            icon: <Trash2 aria-hidden="true" />,
            isDanger: true,
            isDisabled: isBuiltIn,
            onSelect: onDelete,
          },
        ]
      : []),
  ]

  return (
    <section className={`card ${styles.roleCard}`} aria-labelledby={titleId}>
      <div className={styles.roleCardHead}>
        <h2 id={titleId}>
          <bdi>{name}</bdi>
        </h2>
        <div className={styles.roleActions}>
          {can('update', 'ACL') && (
            <Button
              size="sm"
              icon={<Pencil aria-hidden="true" />}
              aria-label={t('card.editNamed', { name })}
              onClick={onEdit}
            >
              {t('card.edit')}
            </Button>
          )}
          {items.length > 0 && (
            <MenuButton
              label={t('card.actions', { name })}
              icon={<MoreVertical aria-hidden="true" />}
              buttonProps={{ size: 'sm', variant: 'ghost' }}
              align="end"
              items={items}
            />
          )}
        </div>
      </div>
      <div className={styles.rolePeople}>
        <Faces role={role} />
        {userCount > 0 ? (
          <Link className={cx('touch-target', styles.roleCount)} to={paths.roles.href({}, { role: key })}>
            {t('card.count', { count: userCount })}
          </Link>
        ) : (
          <span className="text-muted">{t('card.unused')}</span>
        )}
      </div>
      <Reach role={role} />
    </section>
  )
}
