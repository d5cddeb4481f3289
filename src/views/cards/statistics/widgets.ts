/** What dashboards may use of this module. */
export { StatisticsWidget } from './StatisticsWidget'
