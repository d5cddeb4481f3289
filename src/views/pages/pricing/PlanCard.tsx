import { useCan } from '@core/auth/useCan'
import { Badge } from '@core/components/Badge'
import { Button } from '@core/components/button/Button'
import { LinkButton } from '@core/components/button/LinkButton'
import { Picture } from '@core/components/Picture'
import { useModuleLink } from '@core/module/useModuleLink'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import type { Pricing } from '@/redux/pages/pricing/schema'
import type { PlanChoice } from '@/redux/shell/subscription/schema'
import { planLimits } from '@/redux/shell/subscription/schema'
import { selectSubscription } from '@/redux/shell/subscription/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { RollingPrice } from './RollingPrice'
import { usePricingAddress } from './usePricingAddress'
import styles from './pricing.module.scss'

interface PlanCardProps {
  plan: PlanChoice['plan']
  offer: Pricing['basicPlan']
}

export function PlanCard({ plan, offer }: PlanCardProps) {
  const { t } = useTranslation('pricing')
  const place = useModuleLink()
  const format = useFormat()
  const id = useId()
  const can = useCan()
  const { isYearly, seats } = usePricingAddress()
  const { data: own, request } = useAppSelector(selectSubscription)
  const current = own?.subscription
  const { title, img, subtitle, monthlyPrice, yearlyPlan, planBenefits, popular } = offer
  const perMonth = isYearly ? yearlyPlan.perMonth : monthlyPrice
  const isFree = monthlyPrice === 0
  const isTooSmall = seats > planLimits[plan].userLimit
  const choice: PlanChoice = { plan, interval: isYearly && !isFree ? 'yearly' : 'monthly' }
  const isOwn = current?.plan === plan && !current.isCancelled
  const isCurrent = isOwn && (isFree || current.interval === choice.interval)

  const settings = place('/pages/account-settings/:tab?', { tab: 'billing' }, { ...choice })
  // If the current plan failed to load, the billing page retries.
  const canChoose = (current ?? request.status === 'failed') && !isCurrent && !isTooSmall && can('update', 'Data')
  const variant = popular ? 'primary' : 'outline-secondary'

  function action(): string {
    if (isCurrent) return t('current')
    if (current?.plan !== plan) return t('choose', { plan: title })
    if (current.isCancelled) return t('keep', { plan: title })
    return t(isYearly ? 'toYearly' : 'toMonthly')
  }

  return (
    <section className={popular ? `card ${styles.plan} ${styles.popular}` : `card ${styles.plan}`} aria-labelledby={id}>
      <div className="card-body">
        <div className={styles.mark}>
          {popular && <Badge tone="primary">{t('popular')}</Badge>}
          {isOwn && <Badge tone="success">{t('current')}</Badge>}
        </div>
        <Picture src={img} alt="" width="180" height="132" />
        <h2 id={id} className={styles.planTitle} dir="auto">
          {title}
        </h2>
        <p className={`text-muted ${styles.subtitle}`} dir="auto">
          {subtitle}
        </p>
        <p className={styles.price}>
          <strong className="tabular">
            <RollingPrice value={perMonth} write={format.dollars} />
          </strong>{' '}
          <span className="text-muted">{t('perMonth')}</span>
        </p>
        <p className={`text-muted ${styles.total}`}>
          {isFree ? t('free') : isYearly && t('perYear', { price: format.dollars(yearlyPlan.totalAnnual) })}
          {!isFree && !isYearly && t('monthly')}
        </p>
        <p className={`tabular ${styles.fit}`}>
          {isTooSmall ? (
            t('tooSmall', { count: planLimits[plan].userLimit })
          ) : isFree || seats === 1 ? (
            '\u00a0' // It would repeat the price.
          ) : (
            <RollingPrice
              value={Math.round((perMonth * 100) / seats)}
              write={(cents) => t('perPerson', { price: format.money(cents) })}
            />
          )}
        </p>
        <ul className={styles.benefits}>
          {planBenefits.map((benefit) => (
            <li key={benefit}>
              <Check aria-hidden="true" />
              <span dir="auto">{benefit}</span>
            </li>
          ))}
        </ul>
        {settings && canChoose ? (
          <LinkButton className="w-100" variant={variant} to={settings}>
            {action()}
          </LinkButton>
        ) : (
          <Button className="w-100" variant={variant} disabled>
            {action()}
          </Button>
        )}
      </div>
    </section>
  )
}
