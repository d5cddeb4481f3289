import { useMay } from '@core/auth/useMay'
import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { Tabs } from '@core/components/Tabs'
import { Bell, CreditCard, Link2, ShieldCheck, Sparkles, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { paths } from '../paths'
import { ActivityCard } from './account/ActivityCard'
import { InvoicesCard } from './account/InvoicesCard'
import { ProjectsCard } from './account/ProjectsCard'
import { AddressCard } from './billing/AddressCard'
import { CurrentPlanCard } from './billing/CurrentPlanCard'
import { PaymentMethodsCard } from './billing/PaymentMethodsCard'
import { PlanDialog } from './billing/PlanDialog'
import { PlanUsage } from './billing/PlanUsage'
import { ConnectionsTab } from './connections/ConnectionsTab'
import { NotificationsTab } from './notifications/NotificationsTab'
import { PersonCard } from './person/PersonCard'
import { DevicesCard } from './security/DevicesCard'
import { PasswordCard } from './security/PasswordCard'
import { TwoStepCard } from './security/TwoStepCard'
import type { UserPartProps } from './userPart'
import styles from './userView.module.scss'

/** How somebody proves who they are, and where they are signed in. */
function SecurityTab({ user, details }: UserPartProps) {
  return (
    <>
      <PasswordCard user={user} details={details} />
      <TwoStepCard user={user} details={details} />
      <DevicesCard details={details} />
    </>
  )
}

/** The plan at a glance; the billing tab has all of it. */
function PlanCard({ user, details }: UserPartProps) {
  const { t } = useTranslation('user')
  const [isChoosing, setChoosing] = useState(false)
  return (
    <Card className={styles.planCard} title={t('view.plan.named', { plan: t(`plan.${user.currentPlan}`) })}>
      <PlanUsage plan={user.currentPlan} usage={details.usage} />
      <Button className={styles.planButton} icon={<Sparkles aria-hidden="true" />} onClick={() => setChoosing(true)}>
        {t(user.currentPlan === 'enterprise' ? 'view.plan.change' : 'view.plan.upgrade')}
      </Button>
      {isChoosing && <PlanDialog user={user} usage={details.usage} onClose={() => setChoosing(false)} />}
    </Card>
  )
}

const userTabs = ['account', 'security', 'billing', 'notifications', 'connections'] as const

type UserTab = (typeof userTabs)[number]

/** The tab that the address names; the first one is left out of it, and an unknown one is the first. */
function useUserTab(id: number): [UserTab, (tab: UserTab) => void] {
  const { tab } = useParams()
  const navigate = useNavigate()
  const active = userTabs.find((known) => known === tab) ?? userTabs[0]
  return [
    active,
    (next) => {
      if (next !== active) void navigate(hrefOf(id, next), { preventScrollReset: true })
    },
  ]
}

function hrefOf(id: number, tab: UserTab): string {
  return paths.userView.href(tab === userTabs[0] ? { id } : { id, tab })
}

/** What somebody pays for, and how. */
function BillingTab({ user, details }: UserPartProps) {
  return (
    <>
      <CurrentPlanCard user={user} details={details} />
      <PaymentMethodsCard user={user} details={details} />
      <AddressCard details={details} />
    </>
  )
}

/** What somebody works on, did lately and was billed for. */
function AccountTab({ details }: UserPartProps) {
  return (
    <>
      <ProjectsCard projects={details.projects} />
      <ActivityCard timeline={details.timeline} />
      <InvoicesCard invoices={details.invoices} />
    </>
  )
}

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
