import { definePath } from '@core/module/definePath'

export const paths = {
  tablesReactstrap: definePath('/tables/reactstrap'),
}
