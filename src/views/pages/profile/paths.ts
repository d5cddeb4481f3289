import { definePath } from '@core/module/definePath'

export const paths = {
  profile: definePath('/pages/profile/:tab?'),
}

/** Page to edit name and picture. */
export const accountSettingsHref = '/pages/account-settings'
