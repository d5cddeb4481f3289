import { Badge } from '@core/components/Badge'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '@/redux/apps/user/schema'
import { plans } from '@/redux/apps/user/schema'
import { usePlanTexts } from './usePlanTexts'
import styles from '../userView.module.scss'

interface PlanOptionsProps {
  current: User['currentPlan']
  value: User['currentPlan']
  onChange: (plan: User['currentPlan']) => void
}

/** The plans as radio buttons, each with its price and what one gets for it. */
export function PlanOptions({ current, value, onChange }: PlanOptionsProps) {
  const { t } = useTranslation('user')
  const texts = usePlanTexts()
  const id = useId()
  return (
    <fieldset className={styles.planOptions}>
      <legend className="visually-hidden">{t('field.currentPlan')}</legend>
      {plans.map((plan) => (
        <label key={plan} className={styles.planOption} htmlFor={`${id}-${plan}`}>
          <input
            type="radio"
            id={`${id}-${plan}`}
            name={id}
            className={styles.planRadio}
            checked={plan === value}
            aria-describedby={`${id}-${plan}-offer`}
            onChange={() => onChange(plan)}
          />
          <span className={styles.planOptionName}>
            {t(`plan.${plan}`)}
            {plan === current && <Badge tone="primary">{t('view.plan.current')}</Badge>}
          </span>
          <span className={styles.planOptionText} id={`${id}-${plan}-offer`}>
            <span className="tabular">{texts.price(plan)}</span>
            <span className="text-muted text-sm">{texts.offer(plan)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
