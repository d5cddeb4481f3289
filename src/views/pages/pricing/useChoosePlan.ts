import { useConfirm } from '@core/components/overlay/confirmContext'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { PlanChoice, Subscription } from '@/redux/shell/subscription/schema'
import { planLimits, planPrices } from '@/redux/shell/subscription/schema'
import { changePlan } from '@/redux/shell/subscription/slice'
import { useFormat } from '@/utility/hooks/useFormat'

/** Changes the plan, having said what it will cost and what does not fit into it. */
export function useChoosePlan() {
  const { t } = useTranslation('pricing')
  const format = useFormat()
  const confirm = useConfirm()
  const { write } = useWrite()

  return async function choosePlan(choice: PlanChoice, title: string, before: Subscription) {
    const { monthlyPrice, yearlyPlan } = planPrices[choice.plan]
    const { userLimit, storageLimitGb } = planLimits[choice.plan]
    const { users, storageGb } = before.usage
    const cost =
      choice.interval === 'yearly'
        ? t('cost.yearly', { price: format.dollars(yearlyPlan.totalAnnual) })
        : t('cost.monthly', { price: format.dollars(monthlyPrice) })
    const isTooSmall = users > userLimit || storageGb > storageLimitGb
    const isAgreed = await confirm({
      title: t('confirm.title', { plan: title }),
      body: isTooSmall ? `${cost} ${t('confirm.tooSmall')}` : cost,
      confirmLabel: t('choose', { plan: title }),
    })
    if (!isAgreed) return
    const { plan, interval } = before
    await write(changePlan, choice, {
      done: t('toast.changed', { plan: title }),
      undo: () => write(changePlan, { plan, interval }, { done: t('toast.undone') }),
    })
  }
}
