import { useCan } from '@core/auth/useCan'
import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { Tabs } from '@core/components/Tabs'
import { lazyPart } from '@core/lazy/lazyPart'
import { Bell, CreditCard, Link2, ShieldCheck, Sparkles, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { paths } from '../paths'
import { UserPlanUsage } from './billing/UserPlanUsage'
import { PersonCard } from './person/PersonCard'
import { AccountTab, BillingTab, ConnectionsTab, NotificationsTab, SecurityTab } from './tabs'
import type { UserPartProps } from './userPart'
import styles from './userView.module.scss'

const UserPlanDialog = lazyPart(() => import('./billing/UserPlanDialog').then(({ UserPlanDialog }) => UserPlanDialog))

function PlanCard({ user, details }: UserPartProps) {
  const { t } = useTranslation(['user', 'account'])
  const [isChoosing, setChoosing] = useState(false)
  return (
    <Card className={styles.planCard} title={t('view.plan.named', { plan: t(`currentPlan.${user.currentPlan}`) })}>
      <UserPlanUsage user={user} details={details} />
      <Button className={styles.planButton} icon={<Sparkles aria-hidden="true" />} onClick={() => setChoosing(true)}>
        {t(user.currentPlan === 'enterprise' ? 'account:plan.change' : 'account:plan.upgrade')}
      </Button>
      <Suspense>
        {isChoosing && <UserPlanDialog user={user} details={details} onClose={() => setChoosing(false)} />}
      </Suspense>
    </Card>
  )
}

const userTabs = ['account', 'security', 'billing', 'notifications', 'connections'] as const

type UserTab = (typeof userTabs)[number]

/** Tab in the URL. The first tab is the default, and is omitted from the URL. */
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

export function UserBody({ user, details }: UserPartProps) {
  const { t } = useTranslation('user')
  const [active, show] = useUserTab(user.id)
  const can = useCan()
  const ActiveTab = contents[active]
  // The account tab has nothing to edit.
  const isReadOnly = active !== 'account' && !can('update', 'User')
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
