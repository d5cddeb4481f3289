import { useTranslation } from 'react-i18next'
import {
  AvgSessions,
  Customers,
  GoalOverview,
  Revenue,
  SessionsDevice,
  SupportTracker,
} from '@/views/cards/analytics/widgets'
import { StatisticsWidget } from '@/views/cards/statistics/widgets'
import type { DashboardCard } from './board/dashboardCard'
import { Dashboard } from './board/Dashboard'
import { useLeads } from './useLeads'

export function AnalyticsPage() {
  const { t } = useTranslation(['dashboards', 'analytics', 'statistics'])
  const leads = useLeads()
  const cards: readonly DashboardCard[] = [
    { key: 'avgSessions', title: t('analytics:sessions.title'), size: 'wide', content: <AvgSessions /> },
    { key: 'supportTracker', title: t('analytics:tracker.title'), content: <SupportTracker /> },
    {
      key: 'subscribers',
      title: t('statistics:card.subscribers'),
      size: 'narrow',
      lead: leads.users,
      content: <StatisticsWidget name="subscribers" />,
    },
    {
      key: 'siteTraffic',
      title: t('statistics:card.siteTraffic'),
      size: 'narrow',
      content: <StatisticsWidget name="siteTraffic" />,
    },
    {
      key: 'activeUsers',
      title: t('statistics:card.activeUsers'),
      size: 'narrow',
      lead: leads.activeUsers,
      content: <StatisticsWidget name="activeUsers" />,
    },
    {
      key: 'newsletter',
      title: t('statistics:card.newsletter'),
      size: 'narrow',
      content: <StatisticsWidget name="newsletter" />,
    },
    { key: 'revenue', title: t('analytics:revenue.title'), size: 'full', lead: leads.invoices, content: <Revenue /> },
    { key: 'sessionsDevice', title: t('analytics:devices.title'), content: <SessionsDevice /> },
    { key: 'customers', title: t('analytics:customers.title'), lead: leads.users, content: <Customers /> },
    { key: 'goalOverview', title: t('analytics:goal.title'), content: <GoalOverview /> },
  ]
  return <Dashboard board="analytics" title={t('analytics')} cards={cards} />
}
