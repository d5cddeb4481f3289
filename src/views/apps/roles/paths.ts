import { definePath } from '@core/module/definePath'

export const paths = {
  roles: definePath('/apps/roles'),
}
