import { Can } from '@casl/react'
import type { AppAbility } from '@core/auth/ability'
import { Badge } from '@core/components/Badge'
import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { PageHeader } from '@core/components/PageHeader'
import { Skeleton } from '@core/components/Skeleton'
import { download } from '@core/export/table'
import { toast } from '@core/toast/toast'
import { FileJson, Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchRoleAbilities, selectRoleAbilities } from '@/redux/shell/roles/slice'
import { AccessMatrix } from './components/AccessMatrix'
import { Simulator } from './components/Simulator'
import styles from './access-control.module.scss'

/** The second card demonstrates CASL's `Can`: only users who may manage everything see its content. */
function AccessCards() {
  const { t } = useTranslation('accessControl')
  return (
    <div className={styles.accessCards}>
      <Card title={t('everyone.title')} actions={<Badge tone="success">{t('everyone.rule')}</Badge>}>
        <p>{t('everyone.text')}</p>
      </Card>
      <Card title={t('admins.title')} actions={<Badge tone="primary">{t('admins.rule')}</Badge>}>
        <Can<AppAbility> I="manage" a="all" passThrough>
          {({ isAllowed }) =>
            isAllowed ? (
              <p>{t('admins.text')}</p>
            ) : (
              <p className={`d-flex gap-2 text-muted ${styles.accessDenied}`}>
                <Lock aria-hidden="true" />
                {t('admins.denied')}
              </p>
            )
          }
        </Can>
      </Card>
    </div>
  )
}

/** Exports the rules of all roles, as a start for a real backend. */
function ExportButton() {
  const { t } = useTranslation('accessControl')
  const { roles, request } = useAppSelector(selectRoleAbilities)

  function save() {
    download(new Blob([JSON.stringify({ roles }, null, 2)], { type: 'application/json' }), 'abilities.json')
    toast.success(t('export.done', { count: roles.length }))
  }

  if (roles.length === 0) {
    return request.status === 'failed' ? null : <Skeleton shape="block" width="10rem" height="var(--ld-control)" />
  }
  return (
    <Button icon={<FileJson aria-hidden="true" />} onClick={save}>
      {t('export.label')}
    </Button>
  )
}

export function AccessControlPage() {
  const { t } = useTranslation('accessControl')
  const retry = useRequest(fetchRoleAbilities, undefined)
  return (
    <>
      <PageHeader title={t('title')} actions={<ExportButton />} />
      <div className="stack">
        <p className={styles.accessIntro}>{t('intro')}</p>
        <AccessMatrix />
        <div className={styles.accessChecks}>
          <Simulator onRetry={retry} />
          <AccessCards />
        </div>
      </div>
    </>
  )
}
