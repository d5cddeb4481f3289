import type { AccountDetails } from '@/redux/pages/account-settings/detailsSchema'
import type { AccountSettings } from '@/redux/pages/account-settings/schema'

/** What every tab is given. */
export interface SettingsPartProps {
  settings: AccountSettings
  details: AccountDetails
}
