import { CircleDollarSign } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { useWrite } from '@/redux/app/useWrite'
import type { Subscription } from '@/redux/shell/subscription/schema'
import { planKeys, planLimits, planPrices } from '@/redux/shell/subscription/schema'
import { changePlan, fetchSubscription, selectSubscription } from '@/redux/shell/subscription/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import type { PlanOffer } from '@/views/shared/account/PlanDialog'
import { PlanDialog } from '@/views/shared/account/PlanDialog'
import { ExampleCard, KeptList } from './ExampleCard'

type Plan = Subscription['plan']

function useOffer(): (plan: Plan) => PlanOffer<Plan> {
  const { t } = useTranslation(['modalExamples', 'account'])
  const format = useFormat()
  return (plan) => {
    const { monthlyPrice } = planPrices[plan]
    const price =
      monthlyPrice === 0
        ? t('account:plan.freeOfCharge')
        : t('account:plan.perMonth', { price: format.dollars(monthlyPrice) })
    return { plan, name: t(`pricing.${plan}`), price, ...planLimits[plan] }
  }
}

function ChooseDialog({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
  const { t } = useTranslation(['modalExamples', 'account'])
  const { write } = useWrite()
  const offerOf = useOffer()
  const { plan, interval, usage } = subscription
  const [chosen, setChosen] = useState<Plan>(planKeys[planKeys.indexOf(plan) + 1] ?? plan)
  const { name } = offerOf(chosen)

  function save() {
    onClose()
    // The free plan has no yearly interval.
    const next = { plan: chosen, interval: chosen === 'basic' ? ('monthly' as const) : interval }
    void write(changePlan, next, {
      success: t('pricing.changed', { plan: name }),
      undo: () =>
        write(changePlan, { plan, interval }, { success: t('pricing.changed', { plan: offerOf(plan).name }) }),
    })
  }

  return (
    <PlanDialog
      title={t('pricing.title')}
      offers={planKeys.map(offerOf)}
      current={offerOf(plan)}
      chosen={chosen}
      onChoose={setChosen}
      usage={usage}
      submitLabel={chosen === plan ? null : t('account:plan.changeTo', { plan: name })}
      onSubmit={save}
      onClose={onClose}
    />
  )
}

/** The real plan of the account, as on the pricing page. */
export function PricingCard() {
  const { t } = useTranslation(['modalExamples', 'account'])
  useRequest(fetchSubscription, undefined)
  const { data } = useAppSelector(selectSubscription)
  const offerOf = useOffer()
  const [isOpen, setOpen] = useState(false)
  const current = data && offerOf(data.subscription.plan)
  return (
    <ExampleCard
      icon={<CircleDollarSign />}
      title={t('pricing.title')}
      text={t('pricing.text')}
      label={t('account:plan.change')}
      onOpen={() => setOpen(data !== null)}
    >
      <KeptList
        label={t('account:plan.title')}
        none={'\u00a0'}
        items={current ? [{ id: current.plan, title: current.name, text: current.price }] : []}
      />
      {isOpen && data && <ChooseDialog subscription={data.subscription} onClose={() => setOpen(false)} />}
    </ExampleCard>
  )
}
