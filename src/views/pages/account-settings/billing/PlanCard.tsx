import { useCan } from '@core/auth/useCan'
import { Badge } from '@core/components/Badge'
import { Card } from '@core/components/Card'
import { Button } from '@core/components/button/Button'
import { LinkButton } from '@core/components/button/LinkButton'
import { RadioCards } from '@core/components/forms/RadioCards'
import { useConfirm } from '@core/components/overlay/confirmContext'
import { useModuleLink } from '@core/module/useModuleLink'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useWrite } from '@/redux/app/useWrite'
import type { PlanChoice, Subscription } from '@/redux/shell/subscription/schema'
import { intervals, planKeys, planLimits, planPrices } from '@/redux/shell/subscription/schema'
import { cancelPlan, changePlan } from '@/redux/shell/subscription/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import type { PlanOffer } from '@/views/shared/account/PlanDialog'
import { PlanDialog } from '@/views/shared/account/PlanDialog'
import { PlanUsage } from '@/views/shared/account/PlanUsage'
import { Editable } from '../Editable'

/** Selected plan in the URL, for example `?plan=standard&interval=yearly`. The pricing page links to it. */
function usePlanChoice(usual: PlanChoice['interval']) {
  const [search, setSearch] = useSearchParams()
  const plan = planKeys.find((key) => key === search.get('plan'))
  const interval = intervals.find((key) => key === search.get('interval')) ?? usual
  const chosen: PlanChoice | null = plan ? { plan, interval } : null
  return {
    /** Null without a selection */
    chosen,
    choose: (choice: PlanChoice) => setSearch({ ...choice }, { replace: chosen !== null, preventScrollReset: true }),
    close: () => setSearch({}, { replace: true, preventScrollReset: true }),
  }
}

function useOffer(): (choice: PlanChoice) => PlanOffer<PlanChoice['plan']> {
  const { t } = useTranslation(['accountSettings', 'account'])
  const format = useFormat()
  function priceOf({ plan, interval }: PlanChoice) {
    const { monthlyPrice, yearlyPlan } = planPrices[plan]
    if (monthlyPrice === 0) return t('account:plan.freeOfCharge')
    return interval === 'yearly'
      ? t('plan.perYear', { price: format.dollars(yearlyPlan.totalAnnual) })
      : t('account:plan.perMonth', { price: format.dollars(monthlyPrice) })
  }
  return (choice) => {
    const { plan } = choice
    return { plan, name: t(`plan.${plan}`), price: priceOf(choice), ...planLimits[plan] }
  }
}

/** Free plans have no yearly interval. */
function withInterval({ plan, interval }: PlanChoice): PlanChoice {
  return { plan, interval: planPrices[plan].monthlyPrice === 0 ? 'monthly' : interval }
}

export function PlanCard({ subscription }: { subscription: Subscription }) {
  const pricing = useModuleLink()('/pages/pricing')
  const { t } = useTranslation(['accountSettings', 'account'])
  const format = useFormat()
  const confirm = useConfirm()
  const { write, isPending } = useWrite()
  const offerOf = useOffer()
  const { plan, interval, isCancelled, renewsOn, usage } = subscription
  const current = offerOf({ plan, interval })
  const { chosen, choose, close } = usePlanChoice(interval)
  const isFree = plan === 'basic'
  const mayUpdate = useCan()('update', 'Data')

  function change(choice: PlanChoice) {
    return write(changePlan, withInterval(choice), {
      success: t('plan.changed', { plan: t(`plan.${choice.plan}`) }),
      undo: () => write(changePlan, { plan, interval }, { success: t('plan.changedBack') }),
    })
  }

  async function cancel() {
    const isAgreed = await confirm({
      title: t('plan.cancelTitle', { plan: current.name }),
      body: t('plan.cancelText', { date: format.date(renewsOn) }),
      confirmLabel: t('account:plan.cancel'),
      cancelLabel: t('account:plan.keep'),
      isDanger: true,
    })
    if (!isAgreed) return
    await write(cancelPlan, undefined, { success: t('plan.cancelled'), undo: keep })
  }

  function keep() {
    return write(changePlan, { plan, interval }, { success: t('plan.kept', { plan: current.name }) })
  }

  /** Null for the current plan */
  function labelOf(choice: PlanChoice): string | null {
    const next = withInterval(choice)
    if (next.plan !== plan) return t('account:plan.changeTo', { plan: t(`plan.${next.plan}`) })
    if (next.interval !== interval) return t(`plan.switchTo.${next.interval}`)
    return isCancelled ? t('plan.keep', { plan: current.name }) : null
  }

  return (
    <Card
      title={t('account:plan.title')}
      actions={
        <>
          {isCancelled && <Badge tone="warning">{t('plan.isCancelled')}</Badge>}
          <Badge tone="primary">{current.name}</Badge>
        </>
      }
      footer={
        <Editable>
          <div className="cluster">
            <Button onClick={() => choose({ plan: suggestionFor(plan), interval })}>{t('account:plan.change')}</Button>
            {isCancelled && (
              <Button pending={isPending} onClick={() => void keep()}>
                {t('plan.keep', { plan: current.name })}
              </Button>
            )}
            {!isCancelled && !isFree && (
              <Button variant="outline-danger" pending={isPending} onClick={() => void cancel()}>
                {t('account:plan.cancel')}
              </Button>
            )}
            {pricing && (
              <LinkButton variant="ghost" to={pricing}>
                {t('plan.compare')}
              </LinkButton>
            )}
          </div>
        </Editable>
      }
    >
      <PlanUsage price={current.price} renewsOn={isFree ? null : renewsOn} isEnding={isCancelled} usage={usage} />
      {chosen && mayUpdate && (
        <PlanDialog
          title={t('plan.choose')}
          offers={planKeys.map((key) => offerOf({ plan: key, interval: chosen.interval }))}
          current={current}
          chosen={chosen.plan}
          onChoose={(next) => choose({ ...chosen, plan: next })}
          usage={usage}
          submitLabel={labelOf(chosen)}
          onSubmit={() => {
            close()
            void change(chosen)
          }}
          onClose={close}
        >
          <RadioCards
            label={t('plan.interval')}
            layout="inline"
            options={intervals.map((value) => ({ value, label: t(`plan.pay.${value}`) }))}
            value={chosen.interval}
            onChange={(next) => choose({ ...chosen, interval: next })}
          />
        </PlanDialog>
      )}
    </Card>
  )
}

/** Default selection: the next larger plan. */
function suggestionFor(plan: PlanChoice['plan']): PlanChoice['plan'] {
  return planKeys[planKeys.indexOf(plan) + 1] ?? plan
}
