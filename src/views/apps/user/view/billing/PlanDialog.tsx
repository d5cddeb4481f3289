import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { Dialog } from '@core/components/overlay/Dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserDetails } from '@/redux/apps/user/detailsSchema'
import { planOffers } from '@/redux/apps/user/detailsSchema'
import type { User } from '@/redux/apps/user/schema'
import { plans } from '@/redux/apps/user/schema'
import { useUserActions } from '../../shared/useUserActions'
import { PlanOptions } from './PlanOptions'
import { usePlanTexts } from './usePlanTexts'
import styles from '../userView.module.scss'

interface PlanDialogProps {
  user: User
  usage: UserDetails['usage']
  onClose: () => void
}

/** The next bigger plan is what most come for. */
function suggestionFor(plan: User['currentPlan']): User['currentPlan'] {
  return plans[plans.indexOf(plan) + 1] ?? plan
}

/** Chooses another plan, having said what will be different. */
export function PlanDialog({ user, usage, onClose }: PlanDialogProps) {
  const { t } = useTranslation('user')
  const { change } = useUserActions()
  const [chosen, setChosen] = useState(suggestionFor(user.currentPlan))
  const isOther = chosen !== user.currentPlan

  function save() {
    onClose()
    void change([user], { currentPlan: chosen })
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('view.plan.choose', { name: user.fullName })}
      footer={
        <>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button variant="primary" disabled={!isOther} onClick={save}>
            {isOther ? t('view.plan.changeTo', { plan: t(`plan.${chosen}`) }) : t('view.plan.current')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <PlanOptions current={user.currentPlan} value={chosen} onChange={setChosen} />
        <PlanEffect from={user.currentPlan} to={chosen} usage={usage} />
      </div>
    </Dialog>
  )
}

interface PlanEffectProps {
  from: User['currentPlan']
  to: User['currentPlan']
  usage: UserDetails['usage']
}

function PlanEffect({ from, to, usage }: PlanEffectProps) {
  const { t } = useTranslation('user')
  const texts = usePlanTexts()
  const offer = planOffers[to]
  const isTooSmall = usage.users > offer.userLimit || usage.storageGb > offer.storageLimitGb
  if (from === to) return <Alert>{t('view.plan.noEffect')}</Alert>
  return (
    <Alert tone={isTooSmall ? 'warning' : 'info'} title={t('view.plan.effect')}>
      <ul className={styles.planEffect}>
        <li>{t('view.plan.priceEffect', { before: texts.price(from), after: texts.price(to) })}</li>
        <li>{t('view.plan.offerEffect', { before: texts.offer(from), after: texts.offer(to) })}</li>
        {isTooSmall && <li>{t('view.plan.tooSmall')}</li>}
      </ul>
    </Alert>
  )
}
