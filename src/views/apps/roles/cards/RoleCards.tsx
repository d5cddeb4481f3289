import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import { useErrorText } from '@core/hooks/useErrorText'
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

export function RoleCards({ onTask, onRetry }: RoleCardsProps) {
  const { t } = useTranslation('roles')
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
      <LoadingRegion className="card-grid">
        {[1, 2, 3, 4, 5].map((place) => (
          <div key={place} className={`card d-grid gap-3 ${styles.roleCard}`}>
            <Skeleton width="40%" />
            <Skeleton width="60%" />
            <Skeleton shape="block" height="7.3125rem" />
          </div>
        ))}
      </LoadingRegion>
    )
  }
  return (
    <>
      <div className="card-grid">
        {roles.map((role) => (
          <RoleCardView
            key={role.id}
            role={role}
            onEdit={() => onTask({ kind: 'edit', role })}
            onCopy={() => onTask({ kind: 'copy', role })}
            onDelete={() => (role.userCount > 0 ? setLeaving(role) : void remove(role))}
          />
        ))}
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
