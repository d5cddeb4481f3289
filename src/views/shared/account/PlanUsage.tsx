import { Progress } from '@core/components/Progress'
import { dateOf } from '@core/zonedTime'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { useNow } from '@/utility/hooks/useNow'
import styles from './account.module.scss'

interface PlanUsageProps {
  price: string
  /** ISO date; null for free plans. */
  renewsOn: string | null
  /** The plan ends on `renewsOn` instead of renewing. */
  isEnding?: boolean
  usage: { users: number; userLimit: number; storageGb: number; storageLimitGb: number }
}

const DAY = 24 * 60 * 60 * 1000

export function PlanUsage({ price, renewsOn, isEnding = false, usage }: PlanUsageProps) {
  const { t } = useTranslation('account')
  const format = useFormat()
  const { users, userLimit, storageGb, storageLimitGb } = usage
  const figures = (used: number, limit: number) => ({ used: format.number(used), limit: format.number(limit) })
  return (
    <div className={styles.planUsage}>
      <p className={styles.planPrice}>{price}</p>
      <p className="text-muted text-sm">
        {renewsOn === null ? t('plan.noRenewal') : <Renewal on={renewsOn} isEnding={isEnding} />}
      </p>
      <Meter
        label={t('plan.users')}
        value={users}
        limit={userLimit}
        text={t('plan.usersOf', figures(users, userLimit))}
      />
      <Meter
        label={t('plan.storage')}
        value={storageGb}
        limit={storageLimitGb}
        text={t('plan.storageOf', figures(storageGb, storageLimitGb))}
      />
    </div>
  )
}

function Renewal({ on, isEnding }: { on: string; isEnding: boolean }) {
  const { t } = useTranslation('account')
  const now = useNow()
  const days = Math.ceil((dateOf(on).getTime() - now.getTime()) / DAY)
  if (days <= 0) return t(isEnding ? 'plan.endsToday' : 'plan.renewsToday')
  return t(isEnding ? 'plan.ends' : 'plan.renews', { count: days })
}

interface MeterProps {
  label: string
  value: number
  limit: number
  text: string
}

function Meter({ label, value, limit, text }: MeterProps) {
  const { t } = useTranslation('account')
  const isOver = value > limit
  return (
    <div>
      <p className={`d-flex gap-3 justify-content-between mb-2 ${styles.planMeter}`}>
        <span>{label}</span>
        <span className="tabular">{text}</span>
      </p>
      <Progress
        label={label}
        value={(value / limit) * 100}
        tone={isOver ? 'danger' : value / limit > 0.9 ? 'warning' : 'primary'}
      />
      {isOver && <p className={styles.planOver}>{t('plan.over')}</p>}
    </div>
  )
}
