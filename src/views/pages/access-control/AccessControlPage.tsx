import { useAbility } from '@casl/react'
import type { AppAbility } from '@core/auth/ability'
import { Button } from '@core/components/button/Button'
import { PageHeader } from '@core/components/PageHeader'
import { download } from '@core/export/table'
import { toast } from '@core/toast/toast'
import { FileJson } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchRoleAbilities, selectRoleAbilities } from '@/redux/shell/roles/slice'
import { AbilityTable } from './components/AbilityTable'
import { AccessCards } from './components/AccessCards'
import { Simulator } from './components/Simulator'
import styles from './access-control.module.scss'

/** Saves the rules of every role, for a backend of one's own to begin with. */
function ExportButton() {
  const { t } = useTranslation('accessControl')
  const { roles } = useAppSelector(selectRoleAbilities)

  function save() {
    download(new Blob([JSON.stringify({ roles }, null, 2)], { type: 'application/json' }), 'abilities.json')
    toast.success(t('export.done', { count: roles.length }))
  }

  if (roles.length === 0) return null
  return (
    <Button icon={<FileJson aria-hidden="true" />} onClick={save}>
      {t('export.label')}
    </Button>
  )
}

/** What everyone may read beside what only an admin may, and what the person at the screen may do at all. */
export function AccessControlPage() {
  const { t } = useTranslation('accessControl')
  const ability = useAbility<AppAbility>()
  const retry = useRequest(fetchRoleAbilities, undefined)
  return (
    <>
      <PageHeader title={t('title')} actions={<ExportButton />} />
      <div className="stack">
        <p className={styles.accessIntro}>{t('intro')}</p>
        <AccessCards />
        <Simulator onRetry={retry} />
        <AbilityTable ability={ability} />
      </div>
    </>
  )
}
