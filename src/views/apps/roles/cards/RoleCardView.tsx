import { useCan } from '@core/auth/useCan'
import { Avatar } from '@core/components/Avatar'
import { Button } from '@core/components/button/Button'
import { MenuButton } from '@core/components/overlay/MenuButton'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { Copy, MoreVertical, Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { RoleCard } from '@/redux/apps/roles/schema'
import { rights } from '@/redux/shell/roles/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { areasWith, subjects } from '../form/matrix'
import { paths } from '../paths'
import styles from '../roles.module.scss'

const most = 4

function Faces({ role: { users, userCount } }: { role: RoleCard }) {
  const { t } = useTranslation('roles')
  const shown = users.slice(0, most)
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

interface RoleCardViewProps {
  role: RoleCard
  onEdit: () => void
  onCopy: () => void
  onDelete: () => void
}

export function RoleCardView({ role, onEdit, onCopy, onDelete }: RoleCardViewProps) {
  const { t } = useTranslation('roles')
  const can = useCan()
  const format = useFormat()
  const titleId = useId()
  const { key, name, userCount, isBuiltIn, matrix } = role

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
    <section className={`card d-grid gap-3 ${styles.roleCard}`} aria-labelledby={titleId}>
      <div className={styles.roleCardHead}>
        {userCount > 0 ? (
          <Link className={styles.roleCount} to={paths.roles.href({}, { role: key })}>
            {t('card.count', { count: userCount })}
          </Link>
        ) : (
          <span className="text-muted">{t('card.unused')}</span>
        )}
        <Faces role={role} />
      </div>
      <div>
        <h2 className="card-title mb-0" id={titleId}>
          <bdi>{name}</bdi>
        </h2>
        <p className="text-muted text-sm">
          {t('card.reach', { open: areasWith('read', matrix), count: subjects.length })}
        </p>
      </div>
      <dl className={styles.roleRights} aria-label={t('card.rights')}>
        {rights.map((right) => (
          <div key={right}>
            <dt>{t(`right.${right}`)}</dt>
            <dd>{format.number(areasWith(right, matrix))}</dd>
          </div>
        ))}
      </dl>
      {(can('update', 'ACL') || items.length > 0) && (
        <div className={styles.roleCardFoot}>
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
      )}
    </section>
  )
}
