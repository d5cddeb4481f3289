import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '@/redux/apps/user/schema'
import { plans } from '@/redux/apps/user/schema'
import { PlanDialog } from '@/views/shared/account/PlanDialog'
import { useUserActions } from '../../shared/useUserActions'
import type { UserPartProps } from '../userPart'
import { usePlanOffers } from './usePlanOffers'

/** Preselects the next bigger plan, the most common choice. */
function suggestionFor(plan: User['currentPlan']): User['currentPlan'] {
  return plans[plans.indexOf(plan) + 1] ?? plan
}

export function UserPlanDialog({ user, details, onClose }: UserPartProps & { onClose: () => void }) {
  const { t } = useTranslation(['user', 'account'])
  const { change } = useUserActions()
  const [chosen, setChosen] = useState(suggestionFor(user.currentPlan))
  const isOther = chosen !== user.currentPlan

  function save() {
    onClose()
    void change([user], { currentPlan: chosen })
  }

  return (
    <PlanDialog
      title={t('view.plan.choose', { name: user.fullName })}
      {...usePlanOffers(user.currentPlan)}
      chosen={chosen}
      onChoose={setChosen}
      usage={details.usage}
      submitLabel={isOther ? t('account:plan.changeTo', { plan: t(`currentPlan.${chosen}`) }) : null}
      onSubmit={save}
      onClose={onClose}
    />
  )
}
