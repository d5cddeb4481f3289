import { useTranslation } from 'react-i18next'
import { planOffers } from '@/redux/apps/user/detailsSchema'
import type { User } from '@/redux/apps/user/schema'
import { plans } from '@/redux/apps/user/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import type { PlanOffer } from '@/views/shared/account/PlanDialog'

export function usePlanOffers(current: User['currentPlan']): {
  offers: readonly PlanOffer<User['currentPlan']>[]
  current: PlanOffer<User['currentPlan']>
} {
  const { t } = useTranslation(['user', 'account'])
  const format = useFormat()
  function offerOf(plan: User['currentPlan']) {
    const { monthly, ...limits } = planOffers[plan]
    const price =
      monthly === 0 ? t('account:plan.freeOfCharge') : t('account:plan.perMonth', { price: format.money(monthly) })
    return { plan, name: t(`currentPlan.${plan}`), price, ...limits }
  }
  return { offers: plans.map(offerOf), current: offerOf(current) }
}
