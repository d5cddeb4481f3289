import { Banknote, Globe, ShoppingBag, UserPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Companies, GoalOverview, ProductOrders, RecentOrders, RevenueReport } from '@/views/cards/analytics/widgets'
import { StatisticsWidget } from '@/views/cards/statistics/widgets'
import type { DashboardCard } from './board/dashboardCard'
import { Dashboard } from './board/Dashboard'
import { useLeads } from './useLeads'
import { Welcome } from './Welcome'

export function HomePage() {
  const { t } = useTranslation(['dashboards', 'analytics', 'statistics'])
  const leads = useLeads()
  const cards: readonly DashboardCard[] = [
    { key: 'welcome', title: t('welcome.title'), size: 'full', content: <Welcome /> },
    {
      key: 'ordersBarChart',
      title: t('statistics:card.ordersBarChart'),
      size: 'tile',
      lead: leads.orders,
      content: <StatisticsWidget name="ordersBarChart" shape="tile" icon={<ShoppingBag aria-hidden="true" />} />,
    },
    {
      key: 'profitLineChart',
      title: t('statistics:card.profitLineChart'),
      size: 'tile',
      lead: leads.invoices,
      content: <StatisticsWidget name="profitLineChart" shape="tile" icon={<Banknote aria-hidden="true" />} />,
    },
    {
      key: 'subscribers',
      title: t('statistics:card.subscribers'),
      size: 'tile',
      lead: leads.users,
      content: <StatisticsWidget name="subscribers" shape="tile" icon={<UserPlus aria-hidden="true" />} />,
    },
    {
      key: 'siteTraffic',
      title: t('statistics:card.siteTraffic'),
      size: 'tile',
      content: <StatisticsWidget name="siteTraffic" shape="tile" icon={<Globe aria-hidden="true" />} />,
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
      key: 'sales',
      title: t('statistics:salesInRange'),
      lead: leads.invoices,
      content: <StatisticsWidget name="sales" shape="chart" />,
    },
    {
      key: 'channels',
      title: t('statistics:card.channels'),
      lead: leads.orders,
      content: <StatisticsWidget name="channels" />,
    },
    {
      key: 'fulfilment',
      title: t('statistics:card.fulfilment'),
      lead: leads.orders,
      content: <StatisticsWidget name="fulfilment" />,
    },
    {
      key: 'recentOrders',
      title: t('analytics:recentOrders.title'),
      size: 'wide',
      lead: leads.orders,
      content: <RecentOrders />,
    },
    {
      key: 'productOrders',
      title: t('analytics:orders.title'),
      lead: leads.orders,
      content: <ProductOrders height={310} />,
    },
    { key: 'companies', title: t('analytics:companies.title'), size: 'full', content: <Companies /> },
  ]
  return <Dashboard board="home" title={t('home')} cards={cards} />
}
