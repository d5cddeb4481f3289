import { Alert } from '@core/components/Alert'
import { Badge } from '@core/components/Badge'
import { Button } from '@core/components/button/Button'
import { Dialog } from '@core/components/overlay/Dialog'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import styles from './account.module.scss'

export interface PlanOffer<Plan extends string> {
  plan: Plan
  name: string
  price: string
  userLimit: number
  storageLimitGb: number
}

interface PlanDialogProps<Plan extends string> {
  title: string
  offers: readonly PlanOffer<Plan>[]
  current: PlanOffer<Plan>
  chosen: Plan
  onChoose: (plan: Plan) => void
  usage: { users: number; storageGb: number }
  /** Null if the current plan is selected. */
  submitLabel: string | null
  onSubmit: () => void
  onClose: () => void
  children?: ReactNode
}

function useHolds(): (offer: PlanOffer<string>) => string {
  const { t } = useTranslation('account')
  const format = useFormat()
  return ({ userLimit, storageLimitGb }) =>
    t('plan.offer', { count: userLimit, storage: format.number(storageLimitGb) })
}

export function PlanDialog<Plan extends string>(props: PlanDialogProps<Plan>) {
  const { t } = useTranslation(['account', 'core'])
  const { title, offers, current, chosen, onChoose, usage, submitLabel, onSubmit, onClose, children } = props
  const offer = offers.find(({ plan }) => plan === chosen) ?? current
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="primary" disabled={submitLabel === null} onClick={onSubmit}>
            {submitLabel ?? t('plan.current')}
          </Button>
          <Button onClick={onClose}>{t('core:dialog.cancel')}</Button>
        </>
      }
    >
      <div className="form-stack">
        {children}
        <PlanOptions offers={offers} current={current.plan} value={chosen} onChange={onChoose} />
        {submitLabel === null ? (
          <Alert>{t('plan.noEffect')}</Alert>
        ) : (
          <PlanEffect from={current} to={offer} usage={usage} />
        )}
      </div>
    </Dialog>
  )
}

interface PlanOptionsProps<Plan extends string> {
  offers: readonly PlanOffer<Plan>[]
  current: Plan
  value: Plan
  onChange: (plan: Plan) => void
}

function PlanOptions<Plan extends string>({ offers, current, value, onChange }: PlanOptionsProps<Plan>) {
  const { t } = useTranslation('account')
  const holds = useHolds()
  const id = useId()
  return (
    <fieldset className="d-grid gap-2">
      <legend className="visually-hidden">{t('plan.plans')}</legend>
      {offers.map((offer) => (
        <label key={offer.plan} className={styles.planOption} htmlFor={`${id}-${offer.plan}`}>
          <input
            type="radio"
            id={`${id}-${offer.plan}`}
            name={id}
            className={styles.planRadio}
            checked={offer.plan === value}
            aria-describedby={`${id}-${offer.plan}-offer`}
            onChange={() => onChange(offer.plan)}
          />
          <span className={styles.planOptionName}>
            {offer.name}
            {offer.plan === current && <Badge tone="primary">{t('plan.current')}</Badge>}
          </span>
          <span className={styles.planOptionText} id={`${id}-${offer.plan}-offer`}>
            <span className="tabular">{offer.price}</span>
            <span className="text-muted text-sm">{holds(offer)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface PlanEffectProps {
  from: PlanOffer<string>
  to: PlanOffer<string>
  usage: { users: number; storageGb: number }
}

function PlanEffect({ from, to, usage }: PlanEffectProps) {
  const { t } = useTranslation('account')
  const holds = useHolds()
  const isTooSmall = usage.users > to.userLimit || usage.storageGb > to.storageLimitGb
  return (
    <Alert tone={isTooSmall ? 'warning' : 'info'} title={t('plan.effect')}>
      <ul className={styles.planEffect}>
        <li>{t('plan.priceEffect', { before: from.price, after: to.price })}</li>
        <li>{t('plan.offerEffect', { before: holds(from), after: holds(to) })}</li>
        {isTooSmall && <li>{t('plan.tooSmall')}</li>}
      </ul>
    </Alert>
  )
}
