import { useTranslation } from 'react-i18next'
import { Companies, GoalOverview, ProductOrders, RevenueReport } from '@/views/cards/analytics/widgets'
import { StatisticsWidget } from '@/views/cards/statistics/widgets'
import type { DashboardCard } from './board/dashboardCard'
import { Dashboard } from './board/Dashboard'
import { useLeads } from './useLeads'
import { Welcome } from './Welcome'

/** `/`: how the shop does. */
export function HomePage() {
  const { t } = useTranslation(['dashboards', 'analytics', 'statistics'])
  const leads = useLeads()
  const cards: readonly DashboardCard[] = [
    { key: 'welcome', title: t('welcome.title'), size: 'half', content: <Welcome /> },
    {
      key: 'ordersBarChart',
      title: t('statistics:card.ordersBarChart'),
      size: 'narrow',
      lead: leads.orders,
      content: <StatisticsWidget name="ordersBarChart" />,
    },
    {
      key: 'profitLineChart',
      title: t('statistics:card.profitLineChart'),
      size: 'narrow',
      lead: leads.invoices,
      content: <StatisticsWidget name="profitLineChart" />,
    },
    {
      key: 'revenueReport',
      title: t('analytics:report.title'),
      size: 'wide',
      lead: leads.invoices,
      content: <RevenueReport />,
    },
    { key: 'goalOverview', title: t('analytics:goal.title'), content: <GoalOverview /> },
    {
      key: 'revenue',
      title: t('statistics:card.revenue'),
      lead: leads.invoices,
      content: <StatisticsWidget name="revenue" />,
    },
    {
      key: 'sales',
      title: t('statistics:salesInRange'),
      lead: leads.invoices,
      content: <StatisticsWidget name="sales" asChart />,
    },
    {
      key: 'orders',
      title: t('statistics:card.orders'),
      lead: leads.orders,
      content: <StatisticsWidget name="orders" asChart />,
    },
    { key: 'companies', title: t('analytics:companies.title'), size: 'wide', content: <Companies /> },
    {
      key: 'productOrders',
      title: t('analytics:orders.title'),
      lead: leads.orders,
      content: <ProductOrders height={310} />,
    },
  ]
  return <Dashboard board="home" title={t('home')} cards={cards} />
}
