import { definePath } from '@core/module/definePath'

export const paths = { comingSoon: definePath('/misc/coming-soon') }
