import type { AccountDetails } from '@/redux/pages/account-settings/detailsSchema'
import type { AccountSettings } from '@/redux/pages/account-settings/schema'
import type { Subscription } from '@/redux/shell/subscription/schema'

/** What every tab is given. */
export interface SettingsPartProps {
  settings: AccountSettings
  details: AccountDetails
  subscription: Subscription
}
