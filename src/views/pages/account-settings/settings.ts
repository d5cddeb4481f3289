import { useZodForm } from '@core/components/forms/useZodForm'
import type { z } from '@core/schema'
import type { FieldValues } from 'react-hook-form'
import type { AccountDetails, DetailsChange } from '@/redux/pages/account-settings/detailsSchema'
import type { AccountSettings } from '@/redux/pages/account-settings/schema'
import { saveDetails, selectDetails } from '@/redux/pages/account-settings/slice'
import type { Subscription } from '@/redux/shell/subscription/schema'
import { useDetailsWriter, type WriteDetails } from '@/views/shared/account/useDetailsWriter'

export interface SettingsPartProps {
  settings: AccountSettings
  details: AccountDetails
  subscription: Subscription
}

/** A form over saved values. External changes update untouched fields. @returns `discard` drops all changes */
export function useSettingsForm<Values extends FieldValues>(schema: z.core.$ZodType<Values, Values>, saved: Values) {
  const form = useZodForm(schema, { values: saved, resetOptions: { keepDirtyValues: true, keepDirty: true } })
  return { form, discard: () => form.reset(saved, { keepDirtyValues: false, keepDirty: false }) }
}

export function useSettingsWriter(details: AccountDetails): WriteDetails<AccountDetails, DetailsChange> {
  return useDetailsWriter({
    thunk: saveDetails,
    latest: (state) => selectDetails(state).data?.details ?? details,
    toArg: (change: DetailsChange) => change,
  })
}
