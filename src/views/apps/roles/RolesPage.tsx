import { useCan } from '@core/auth/useCan'
import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { PageHeader } from '@core/components/PageHeader'
import { Skeleton } from '@core/components/Skeleton'
import { History, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchRoles, selectRoles } from '@/redux/apps/roles/slice'
import { RoleCards } from './cards/RoleCards'
import { RoleDialog } from './form/RoleDialog'
import type { RoleTask } from './form/useRoleForm'
import { HistoryDrawer } from './history/HistoryDrawer'
import { HoldersCard } from './people/HoldersCard'
import { useRoles } from './useRoles'
import styles from './roles.module.scss'

/** `/apps/roles` */
export function RolesPage() {
  const { t } = useTranslation('roles')
  const can = useCan()
  const retry = useRequest(fetchRoles, undefined)
  const { request } = useAppSelector(selectRoles)
  const roles = useRoles()
  const [task, setTask] = useState<RoleTask | null>(null)
  const [hasHistory, setHasHistory] = useState(false)

  return (
    <div className={styles.appRoles}>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <Button icon={<History aria-hidden="true" />} onClick={() => setHasHistory(true)}>
              {t('history.title')}
            </Button>
            {can('create', 'ACL') && (
              <Button
                className="d-sm-none"
                variant="primary"
                icon={<Plus aria-hidden="true" />}
                onClick={() => setTask({ kind: 'add' })}
              >
                {t('add')}
              </Button>
            )}
          </>
        }
      />
      <div className="stack">
        <p className={styles.rolesIntro}>{t('intro')}</p>
        <RoleCards onTask={setTask} onRetry={retry} />
        {roles.length > 0 && <HoldersCard roles={roles} />}
        {roles.length === 0 && (request.status === 'idle' || request.status === 'pending') && (
          <Card title={t('people.title')} isFlush>
            <Skeleton shape="block" height="38rem" />
          </Card>
        )}
      </div>
      {hasHistory && <HistoryDrawer onClose={() => setHasHistory(false)} />}
      {task && <RoleDialog task={task} onClose={() => setTask(null)} />}
    </div>
  )
}
