import { Progress } from '@core/components/Progress'
import { useTranslation } from 'react-i18next'
import type { UserDetails } from '@/redux/apps/user/detailsSchema'
import { planOffers } from '@/redux/apps/user/detailsSchema'
import type { User } from '@/redux/apps/user/schema'
import { useNow } from '@/utility/hooks/useNow'
import { usePlanTexts } from './usePlanTexts'
import styles from '../userView.module.scss'

interface PlanUsageProps {
  plan: User['currentPlan']
  usage: UserDetails['usage']
}

const DAY = 24 * 60 * 60 * 1000

/** What a plan costs, how much of it is used up, and when it is renewed. */
export function PlanUsage({ plan, usage }: PlanUsageProps) {
  const { t } = useTranslation('user')
  const texts = usePlanTexts()
  const now = useNow()
  const offer = planOffers[plan]
  const days = Math.ceil((Date.parse(usage.renewsOn) - now.getTime()) / DAY)
  return (
    <div className={styles.planUsage}>
      <p className={styles.planPrice}>{texts.price(plan)}</p>
      <p className="text-muted text-sm">
        {plan === 'basic'
          ? t('view.plan.noRenewal')
          : days > 0
            ? t('view.plan.renews', { count: days })
            : t('view.plan.renewsToday')}
      </p>
      <Meter label={t('view.plan.users')} value={usage.users} limit={offer.userLimit} text={texts.users} />
      <Meter label={t('view.plan.storage')} value={usage.storageGb} limit={offer.storageLimitGb} text={texts.storage} />
    </div>
  )
}

interface MeterProps {
  label: string
  value: number
  limit: number
  text: (value: number, limit: number) => string
}

function Meter({ label, value, limit, text }: MeterProps) {
  const { t } = useTranslation('user')
  const isOver = value > limit
  return (
    <div>
      <p className={styles.planMeter}>
        <span>{label}</span>
        <span className="tabular">{text(value, limit)}</span>
      </p>
      <Progress
        label={label}
        value={(value / limit) * 100}
        tone={isOver ? 'danger' : value / limit > 0.9 ? 'warning' : 'primary'}
      />
      {isOver && <p className={styles.planOver}>{t('view.plan.over')}</p>}
    </div>
  )
}
