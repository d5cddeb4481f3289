import { definePath } from '@core/module/definePath'

export const paths = {
  profile: definePath('/pages/profile/:tab?'),
}

/** Where name and picture are changed. */
export const accountSettingsHref = '/pages/account-settings'
