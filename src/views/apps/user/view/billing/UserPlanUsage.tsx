import { PlanUsage } from '@/views/shared/account/PlanUsage'
import type { UserPartProps } from '../userPart'
import { usePlanOffers } from './usePlanOffers'

export function UserPlanUsage({ user, details: { usage } }: UserPartProps) {
  const { price, userLimit, storageLimitGb } = usePlanOffers(user.currentPlan).current
  return (
    <PlanUsage
      price={price}
      renewsOn={user.currentPlan === 'basic' ? null : usage.renewsOn}
      usage={{ ...usage, userLimit, storageLimitGb }}
    />
  )
}
