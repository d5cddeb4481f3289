import { definePath } from '@core/module/definePath'

export const paths = {
  permissions: definePath('/apps/permissions'),
}
