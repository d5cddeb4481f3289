import type { UserPartProps } from '../userPart'
import { AddressCard } from './AddressCard'
import { CurrentPlanCard } from './CurrentPlanCard'
import { PaymentMethodsCard } from './PaymentMethodsCard'

/** What somebody pays for, and how. */
export function BillingTab({ user, details }: UserPartProps) {
  return (
    <>
      <CurrentPlanCard user={user} details={details} />
      <PaymentMethodsCard user={user} details={details} />
      <AddressCard details={details} />
    </>
  )
}
