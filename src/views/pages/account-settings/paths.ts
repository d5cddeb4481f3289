import { definePath } from '@core/module/definePath'

export const paths = {
  accountSettings: definePath('/pages/account-settings/:tab?'),
}
