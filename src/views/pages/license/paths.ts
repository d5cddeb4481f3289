import { definePath } from '@core/module/definePath'

export const paths = {
  license: definePath('/pages/license'),
}
