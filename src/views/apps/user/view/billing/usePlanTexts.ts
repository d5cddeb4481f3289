import { useTranslation } from 'react-i18next'
import { planOffers } from '@/redux/apps/user/detailsSchema'
import type { User } from '@/redux/apps/user/schema'
import { useFormat } from '@/utility/hooks/useFormat'

/** How plans are put into words. */
export function usePlanTexts() {
  const { t } = useTranslation('user')
  const format = useFormat()
  return {
    price(plan: User['currentPlan']) {
      const { monthly } = planOffers[plan]
      return monthly === 0 ? t('view.plan.freeOfCharge') : t('view.plan.perMonth', { price: format.money(monthly) })
    },
    offer: (plan: User['currentPlan']) => {
      const { userLimit, storageLimitGb } = planOffers[plan]
      return t('view.plan.offer', { count: userLimit, storage: format.number(storageLimitGb) })
    },
    users: (used: number, limit: number) =>
      t('view.plan.usersOf', { used: format.number(used), limit: format.number(limit) }),
    storage: (used: number, limit: number) =>
      t('view.plan.storageOf', { used: format.number(used), limit: format.number(limit) }),
  }
}
