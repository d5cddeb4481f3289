import { definePath } from '@core/module/definePath'

export const paths = {
  calendar: definePath('/apps/calendar'),
}
