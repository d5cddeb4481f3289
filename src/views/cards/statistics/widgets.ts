/** Public API for dashboards and other card pages. */
export { StatisticsActionCard } from './StatisticsActionCard'
export { StatisticsWidget } from './StatisticsWidget'
