import { useCan } from '@core/auth/useCan'
import { Alert } from '@core/components/Alert'
import { Card } from '@core/components/Card'
import { PageHeader } from '@core/components/PageHeader'
import { Skeleton } from '@core/components/Skeleton'
import { Tabs } from '@core/components/Tabs'
import { lazyPart } from '@core/lazy/lazyPart'
import type { LucideIcon } from 'lucide-react'
import { Bell, CreditCard, Link2, Palette, ShieldCheck, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { theme } from '@/configs/theme'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { Loaded } from '@/redux/app/thunks'
import { fetchDetails, fetchSettings, selectDetails, selectSettings } from '@/redux/pages/account-settings/slice'
import { fetchSubscription, selectSubscription } from '@/redux/shell/subscription/slice'
import { LoadedContent } from '@/views/shared/LoadedContent'
import { AppearanceOptions, AppearanceReset } from '@/views/shared/appearance/AppearanceOptions'
import { NotificationsTab } from './NotificationsTab'
import { SecurityTab } from './SecurityTab'
import styles from './account-settings.module.scss'
import { AccountTab } from './account/AccountTab'
import { paths } from './paths'
import type { SettingsPartProps } from './settings'

function AppearanceTab() {
  const { t } = useTranslation('accountSettings')
  return (
    <Card title={t('appearance.title')} footer={<AppearanceReset />}>
      <p className="text-muted mb-3">{t('appearance.text')}</p>
      <div className={styles.appearance}>
        <AppearanceOptions />
      </div>
    </Card>
  )
}

const BillingTab = lazyPart(() => import('./billing/BillingTab').then(({ BillingTab }) => BillingTab))
const ConnectionsTab = lazyPart(() => import('./ConnectionsTab').then(({ ConnectionsTab }) => ConnectionsTab))

const allTabs = ['account', 'security', 'billing', 'notifications', 'connections', 'appearance'] as const

type SettingsTab = (typeof allTabs)[number]

const tabs = allTabs.filter((tab) => tab !== 'appearance' || theme.hasCustomizer)

const icons: Readonly<Record<SettingsTab, LucideIcon>> = {
  account: UserRound,
  security: ShieldCheck,
  billing: CreditCard,
  notifications: Bell,
  connections: Link2,
  appearance: Palette,
}

const contents: Readonly<Record<SettingsTab, (props: SettingsPartProps) => ReactNode>> = {
  account: AccountTab,
  security: SecurityTab,
  billing: BillingTab,
  notifications: NotificationsTab,
  connections: ConnectionsTab,
  appearance: AppearanceTab,
}

/** The URL contains the tab, except for the first. Unknown tabs show the first. */
function useSettingsTab(): [SettingsTab, (tab: SettingsTab) => void] {
  const { tab } = useParams()
  const navigate = useNavigate()
  const active = tabs.find((known) => known === tab) ?? allTabs[0]
  return [
    active,
    (next) => {
      if (next === active) return
      const to = paths.accountSettings.href(next === allTabs[0] ? {} : { tab: next })
      void navigate(to, { preventScrollReset: true })
    },
  ]
}

/** Combines three requests: loaded once all have succeeded. */
function useSettings(): [Loaded<SettingsPartProps>, () => void] {
  const retries = [
    useRequest(fetchSettings, undefined),
    useRequest(fetchDetails, undefined),
    useRequest(fetchSubscription, undefined),
  ]
  const settings = useAppSelector(selectSettings)
  const details = useAppSelector(selectDetails)
  const subscription = useAppSelector(selectSubscription)
  const requests = [settings.request, details.request, subscription.request]
  return [
    {
      data: settings.data &&
        details.data &&
        subscription.data && { settings: settings.data, ...details.data, ...subscription.data },
      request: requests.find(({ status }) => status === 'failed') ?? settings.request,
    },
    () => {
      for (const retry of retries) retry()
    },
  ]
}

export function AccountSettingsPage() {
  const { t } = useTranslation('accountSettings')
  const mayUpdate = useCan()('update', 'Data')
  const [active, show] = useSettingsTab()
  const [source, retry] = useSettings()
  const ActiveTab = contents[active]

  return (
    <>
      <PageHeader title={t('title')} documentTitle={t('documentTitle', { tab: t(`tab.${active}`) })} />
      <Tabs
        label={t('title')}
        tabs={tabs.map((key) => {
          const Icon = icons[key]
          return { key, label: t(`tab.${key}`), icon: <Icon aria-hidden="true" /> }
        })}
        active={active}
        onChange={show}
      >
        <LoadedContent
          source={source}
          onRetry={retry}
          name={t('title')}
          skeleton={<Skeleton shape="block" height="60rem" />}
        >
          {(data) => (
            <div className="stack">
              {!mayUpdate && active !== 'appearance' && <Alert tone="info">{t('readOnly')}</Alert>}
              <Suspense fallback={<Skeleton shape="block" height="60rem" />}>
                <ActiveTab {...data} />
              </Suspense>
            </div>
          )}
        </LoadedContent>
      </Tabs>
    </>
  )
}
