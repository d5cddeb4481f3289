import { Accordion } from '@core/components/Accordion'
import { SwitchField } from '@core/components/forms/SwitchField'
import { PageHeader } from '@core/components/PageHeader'
import { Skeleton } from '@core/components/Skeleton'
import { Plans } from '@core/illustrations/Plans'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import type { Pricing } from '@/redux/pages/pricing/schema'
import { fetchPricing, selectPricing } from '@/redux/pages/pricing/slice'
import { planKeys, planLimits, trialOffer } from '@/redux/shell/subscription/schema'
import { fetchSubscription, selectSubscription } from '@/redux/shell/subscription/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { TrialBanner } from '@/views/shared/account/TrialBanner'
import { Band } from '@/views/shared/Band'
import { LoadedContent } from '@/views/shared/LoadedContent'
import { Comparison } from './Comparison'
import { Offers } from './Offers'
import { PlanCard } from './PlanCard'
import { usePricingAddress } from './usePricingAddress'
import styles from './pricing.module.scss'

const { userLimit: mostSeats } = planLimits.enterprise

function savingOf(pricing: Pricing): number {
  const shares = [pricing.standardPlan, pricing.enterprisePlan].map(
    ({ monthlyPrice, yearlyPlan }) => 1 - yearlyPlan.totalAnnual / (12 * monthlyPrice),
  )
  // Rounded down to whole percent, so it never overstates.
  return Math.floor(Math.max(...shares) * 100) / 100
}

function Seats() {
  const { t } = useTranslation('pricing')
  const format = useFormat()
  const id = useId()
  const { seats: seatsInUrl, change } = usePricingAddress()
  // The URL changes in a transition; until then, React would reset the slider and lose key presses.
  const [moved, setMoved] = useState<number | null>(null)
  const seats = moved ?? seatsInUrl
  return (
    <div className={`d-flex gap-3 align-items-center ${styles.seats}`}>
      <label htmlFor={id}>{t('seats')}</label>
      <input
        id={id}
        className="form-range"
        type="range"
        min={1}
        max={mostSeats}
        value={seats}
        aria-valuetext={t('people', { count: seats })}
        onChange={(event) => {
          setMoved(Number(event.target.value))
          change({ seats: Number(event.target.value) })
        }}
        onBlur={() => setMoved(null)}
      />
      <output className="tabular" htmlFor={id}>
        {format.number(seats)}
      </output>
    </div>
  )
}

/** The URL contains the open question, so its answer can be shared. */
function Questions({ qandA }: Pick<Pricing, 'qandA'>) {
  const { t } = useTranslation('pricing')
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  return (
    <section className="stack" aria-label={t('questions')}>
      <h2 className={styles.title}>{t('questions')}</h2>
      <Accordion
        open={hash.slice(1)}
        onChange={(key) => void navigate({ search, hash: key ?? '' }, { replace: true, preventScrollReset: true })}
        items={qandA.map(({ key, question, ans }) => ({
          key,
          title: <span dir="auto">{question}</span>,
          content: <p dir="auto">{ans}</p>,
        }))}
      />
    </section>
  )
}

export function PricingPage() {
  const { t, i18n } = useTranslation('pricing')
  const format = useFormat()
  const retry = useRequest(fetchPricing, i18n.language)
  useRequest(fetchSubscription, undefined)
  const pricing = useAppSelector(selectPricing)
  const subscription = useAppSelector(selectSubscription).data?.subscription
  const { isYearly, change } = usePricingAddress()

  return (
    <>
      <PageHeader title={t('title')} />
      <div className="stack">
        <LoadedContent
          source={pricing}
          onRetry={retry}
          name={t('title')}
          skeleton={
            <>
              <Skeleton shape="block" height="13rem" />
              <div className={styles.plans}>
                {planKeys.map((plan) => (
                  <Skeleton key={plan} shape="block" height="42rem" />
                ))}
              </div>
            </>
          }
        >
          {(data) => (
            <>
              <Band title={t('hero')} text={t('intro')} picture={<Plans />}>
                <div className={styles.choice}>
                  <SwitchField
                    label={t('yearly', { saving: format.percent(savingOf(data)) })}
                    checked={isYearly}
                    onChange={(event) => change({ isYearly: event.target.checked })}
                  />
                  <Seats />
                </div>
              </Band>
              <div className={styles.plans}>
                {planKeys.map((plan) => (
                  <PlanCard key={plan} plan={plan} offer={data[`${plan}Plan`]} />
                ))}
              </div>
              {subscription && <TrialBanner subscription={subscription} planName={t(`plan.${trialOffer.plan}`)} />}
              <Comparison />
              <Offers {...data} />
              <Questions qandA={data.qandA} />
            </>
          )}
        </LoadedContent>
      </div>
    </>
  )
}
