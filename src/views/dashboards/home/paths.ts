import { definePath } from '@core/module/definePath'

export const paths = {
  dashboardAnalytics: definePath('/dashboard/analytics'),
}
