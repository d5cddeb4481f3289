import { definePath } from '@core/module/definePath'

export const paths = {
  reference: definePath('/components/reference'),
  entry: definePath('/components/reference/:name'),
}
