import { AddressCard } from '@/views/shared/account/AddressCard'
import { InvoicesCard } from '@/views/shared/account/InvoicesCard'
import { PaymentMethodsCard } from '@/views/shared/account/PaymentMethodsCard'
import { Editable } from '../Editable'
import type { SettingsPartProps } from '../settingsPart'
import { useSettingsWriter } from '../useSettingsWriter'
import { PlanCard } from './PlanCard'

/** What one pays for, and how. */
export function BillingTab({ settings, details, subscription }: SettingsPartProps) {
  const write = useSettingsWriter(details)
  return (
    <>
      <PlanCard subscription={subscription} />
      <Editable>
        <PaymentMethodsCard paymentMethods={details.paymentMethods} holder={settings.general.fullName} write={write} />
        <AddressCard address={details.billingAddress} write={write} />
      </Editable>
      <InvoicesCard invoices={details.invoices} />
    </>
  )
}
