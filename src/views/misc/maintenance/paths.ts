import { definePath } from '@core/module/definePath'

export const paths = { maintenance: definePath('/misc/maintenance') }
