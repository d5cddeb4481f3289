import { useMay } from '@core/auth/useMay'
import { Alert } from '@core/components/Alert'
import { Tabs } from '@core/components/Tabs'
import { Bell, CreditCard, Link2, ShieldCheck, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountTab } from './account/AccountTab'
import { BillingTab } from './billing/BillingTab'
import { ConnectionsTab } from './connections/ConnectionsTab'
import type { UserTab } from './hooks/useUserTab'
import { userTabs, useUserTab } from './hooks/useUserTab'
import { NotificationsTab } from './notifications/NotificationsTab'
import { PersonCard } from './person/PersonCard'
import { PlanCard } from './person/PlanCard'
import { SecurityTab } from './security/SecurityTab'
import type { UserPartProps } from './userPart'
import styles from './userView.module.scss'

const icons: Readonly<Record<UserTab, ReactNode>> = {
  account: <UserRound aria-hidden="true" />,
  security: <ShieldCheck aria-hidden="true" />,
  billing: <CreditCard aria-hidden="true" />,
  notifications: <Bell aria-hidden="true" />,
  connections: <Link2 aria-hidden="true" />,
}

const contents: Readonly<Record<UserTab, (props: UserPartProps) => ReactNode>> = {
  account: AccountTab,
  security: SecurityTab,
  billing: BillingTab,
  notifications: NotificationsTab,
  connections: ConnectionsTab,
}

/** Who somebody is, and beside it, in tabs, what they do and have set. */
export function UserBody({ user, details }: UserPartProps) {
  const { t } = useTranslation('user')
  const [active, show] = useUserTab(user.id)
  const may = useMay()
  const ActiveTab = contents[active]
  // The account tab has nothing to change.
  const isReadOnly = active !== 'account' && !may('update', 'User')
  return (
    <div className={styles.userColumns}>
      <PersonCard user={user} details={details} />
      <div className={styles.userMain}>
        <Tabs
          label={t('view.tabs.label', { name: user.fullName })}
          tabs={userTabs.map((key) => ({ key, label: t(`view.tabs.${key}`), icon: icons[key] }))}
          active={active}
          onChange={show}
        >
          <fieldset className="stack" disabled={isReadOnly}>
            {isReadOnly && <Alert tone="info">{t('view.readOnly')}</Alert>}
            <ActiveTab user={user} details={details} />
          </fieldset>
        </Tabs>
      </div>
      {active !== 'billing' && <PlanCard user={user} details={details} />}
    </div>
  )
}
