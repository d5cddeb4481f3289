/** What dashboards and the other pages of cards may use of this module. */
export { StatisticsActionCard } from './StatisticsActionCard'
export { StatisticsWidget } from './StatisticsWidget'
