import { PageHeader } from '@core/components/PageHeader'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { CalendarRange } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { periodKeys, usePagePeriod } from './usePeriod'
import { AvgSessions } from './widgets/AvgSessions'
import { Customers } from './widgets/Customers'
import { GoalOverview } from './widgets/GoalOverview'
import { ProductOrders } from './widgets/ProductOrders'
import { Revenue } from './widgets/Revenue'
import { RevenueReport } from './widgets/RevenueReport'
import { SessionsDevice } from './widgets/SessionsDevice'
import { SupportTracker } from './widgets/SupportTracker'

function PeriodMenu() {
  const { t } = useTranslation('analytics')
  const { period, choose } = usePagePeriod()
  return (
    <MenuButton
      label={t('periodCards', { period: t(`period.${period}`) })}
      icon={<CalendarRange aria-hidden="true" />}
      align="end"
      items={periodKeys.map((key) => ({
        kind: 'radio',
        key,
        label: t(`period.${key}`),
        isChecked: key === period,
        onSelect: () => choose(key),
      }))}
    >
      {t('periodCards', { period: t(`period.${period}`) })}
    </MenuButton>
  )
}

export function AnalyticsPage() {
  const { t } = useTranslation('analytics')
  return (
    <>
      <PageHeader title={t('title')} actions={<PeriodMenu />} />
      <div className="card-flow">
        <div className="is-wide">
          <AvgSessions />
        </div>
        <div>
          <SupportTracker />
        </div>
        <div className="is-wide">
          <RevenueReport />
        </div>
        <div>
          <GoalOverview />
        </div>
        <div className="is-wide">
          <Revenue />
        </div>
        <div>
          <ProductOrders />
        </div>
        <div>
          <SessionsDevice />
        </div>
        <div>
          <Customers />
        </div>
      </div>
    </>
  )
}
