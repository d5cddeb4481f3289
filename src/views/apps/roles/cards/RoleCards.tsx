import { useCan } from '@core/auth/useCan'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import { useErrorText } from '@core/hooks/useErrorText'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import type { RoleCard } from '@/redux/apps/roles/schema'
import { selectRoles } from '@/redux/apps/roles/slice'
import type { RoleTask } from '../form/useRoleForm'
import { useRoleActions } from '../useRoleActions'
import { useRoles } from '../useRoles'
import { ReassignDialog } from './ReassignDialog'
import { RoleCardView } from './RoleCardView'
import styles from '../roles.module.scss'

interface RoleCardsProps {
  onTask: (task: RoleTask) => void
  onRetry: () => void
}

/** Access levels of the built-in roles. */
const skeletonHeights = ['2.75rem', '8.5rem', '9.25rem', '8.375rem', '4.25rem']

export function RoleCards({ onTask, onRetry }: RoleCardsProps) {
  const { t } = useTranslation('roles')
  const can = useCan()
  const errorText = useErrorText()
  const { request } = useAppSelector(selectRoles)
  const roles = useRoles()
  const { remove } = useRoleActions()
  const [leaving, setLeaving] = useState<RoleCard | null>(null)

  if (roles.length === 0 && request.status === 'failed') {
    return <ErrorState title={t('failed')} text={errorText(request.error)} onRetry={onRetry} />
  }
  if (roles.length === 0 && request.status === 'succeeded') return <EmptyState title={t('none')} />
  if (roles.length === 0) {
    return (
      <LoadingRegion className={styles.roleGrid}>
        {skeletonHeights.map((height) => (
          <div key={height} className={`card ${styles.roleCard}`}>
            <Skeleton shape="block" width="40%" height="2rem" />
            <Skeleton shape="block" width="60%" height="1.75rem" />
            <Skeleton shape="block" height={height} />
          </div>
        ))}
        {can('create', 'ACL') && <Skeleton shape="block" height="100%" />}
      </LoadingRegion>
    )
  }
  return (
    <>
      <div className={styles.roleGrid}>
        {roles.map((role) => (
          <RoleCardView
            key={role.id}
            role={role}
            onEdit={() => onTask({ kind: 'edit', role })}
            onCopy={() => onTask({ kind: 'copy', role })}
            onDelete={() => (role.userCount > 0 ? setLeaving(role) : void remove(role))}
          />
        ))}
        {can('create', 'ACL') && (
          <button type="button" className={styles.addRole} onClick={() => onTask({ kind: 'add' })}>
            <Plus aria-hidden="true" />
            <span className="fw-semibold">{t('add')}</span>
            <span className="text-muted text-sm">{t('card.addHint')}</span>
          </button>
        )}
      </div>
      {leaving && (
        <ReassignDialog
          role={leaving}
          others={roles.filter(({ id }) => id !== leaving.id)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  )
}
