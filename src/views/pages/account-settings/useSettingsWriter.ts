import type { AccountDetails, DetailsChange } from '@/redux/pages/account-settings/detailsSchema'
import { saveDetails, selectDetails } from '@/redux/pages/account-settings/slice'
import type { WriteDetails } from '@/views/shared/account/useDetailsWriter'
import { useDetailsWriter } from '@/views/shared/account/useDetailsWriter'

/** Saves parts of one's own details. */
export function useSettingsWriter(details: AccountDetails): WriteDetails<AccountDetails, DetailsChange> {
  return useDetailsWriter({
    thunk: saveDetails,
    latest: (state) => selectDetails(state).data?.details ?? details,
    toArg: (change: DetailsChange) => change,
  })
}
