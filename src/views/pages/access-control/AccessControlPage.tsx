import { useAbility } from '@casl/react'
import type { AppAbility } from '@core/auth/ability'
import { PageHeader } from '@core/components/PageHeader'
import { useTranslation } from 'react-i18next'
import { AbilityTable } from './components/AbilityTable'
import { AccessCards } from './components/AccessCards'
import { ExportButton } from './components/ExportButton'
import { Simulator } from './components/Simulator'
import { useRequest } from '@/redux/app/hooks'
import { fetchRoleAbilities } from '@/redux/shell/roles/slice'
import styles from './access-control.module.scss'

/** What everyone may read beside what only an admin may, and what the person at the screen may do at all. */
export function Component() {
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
