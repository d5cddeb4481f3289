import { cx } from '@core/components/cx'
import { Check, CreditCard, MapPin, ShoppingCart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Step } from './steps'
import { stepHref, steps } from './steps'
import styles from '../ecommerce.module.scss'

const icons = {
  cart: <ShoppingCart className="flip-rtl" aria-hidden="true" />,
  address: <MapPin aria-hidden="true" />,
  payment: <CreditCard aria-hidden="true" />,
} as const

interface StepBarProps {
  step: Step
  /** Last step that can be opened. */
  reachable: Step
  /** Key of the selected address, as in the URL. */
  address: string | undefined
}

export function StepBar({ step, reachable, address }: StepBarProps) {
  const { t } = useTranslation('ecommerce')
  return (
    <nav aria-label={t('checkout.steps')}>
      <ol className={styles.stepBar}>
        {steps.map((one, index) => {
          const isCurrent = one === step
          const isDone = index < steps.indexOf(step)
          const body = (
            <>
              <span className={styles.stepMark}>{isDone ? <Check aria-hidden="true" /> : icons[one]}</span>
              <span>{t(`checkout.step.${one}`)}</span>
            </>
          )
          return (
            <li
              key={one}
              className={cx(isCurrent && 'is-current', isDone && 'is-done')}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {!isCurrent && index <= steps.indexOf(reachable) ? (
                <Link to={stepHref(one, address)}>{body}</Link>
              ) : (
                <span>{body}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
