import { Badge } from '@core/components/Badge'
import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { useConfirm } from '@core/components/overlay/confirmContext'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUserActions } from '../../shared/useUserActions'
import type { UserPartProps } from '../userPart'
import { PlanDialog } from './PlanDialog'
import { PlanUsage } from './PlanUsage'
import { usePlanTexts } from './usePlanTexts'

/** The plan, what is left of it, and the ways out of it. */
export function CurrentPlanCard({ user, details }: UserPartProps) {
  const { t } = useTranslation('user')
  const texts = usePlanTexts()
  const confirm = useConfirm()
  const { change } = useUserActions()
  const [isChoosing, setChoosing] = useState(false)
  const plan = user.currentPlan

  async function cancel() {
    const isWanted = await confirm({
      title: t('view.plan.cancelTitle', { name: user.fullName }),
      body: t('view.plan.cancelBody', { offer: texts.offer('basic') }),
      confirmLabel: t('view.plan.cancel'),
      isDanger: true,
    })
    if (isWanted) await change([user], { currentPlan: 'basic' })
  }

  return (
    <Card
      title={t('view.plan.title')}
      actions={<Badge tone="primary">{t(`plan.${plan}`)}</Badge>}
      footer={
        <div className="cluster">
          <Button onClick={() => setChoosing(true)}>{t('view.plan.change')}</Button>
          {plan !== 'basic' && (
            <Button variant="outline-danger" onClick={() => void cancel()}>
              {t('view.plan.cancel')}
            </Button>
          )}
        </div>
      }
    >
      <PlanUsage plan={plan} usage={details.usage} />
      {isChoosing && <PlanDialog user={user} usage={details.usage} onClose={() => setChoosing(false)} />}
    </Card>
  )
}
