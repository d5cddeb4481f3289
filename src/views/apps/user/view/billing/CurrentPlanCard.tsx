import { Badge } from '@core/components/Badge'
import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { useConfirm } from '@core/components/overlay/confirmContext'
import { lazyPart } from '@core/lazy/lazyPart'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { planOffers } from '@/redux/apps/user/detailsSchema'
import { useFormat } from '@/utility/hooks/useFormat'
import { useUserActions } from '../../shared/useUserActions'
import type { UserPartProps } from '../userPart'
import { UserPlanUsage } from './UserPlanUsage'

const UserPlanDialog = lazyPart(() => import('./UserPlanDialog').then(({ UserPlanDialog }) => UserPlanDialog))

export function CurrentPlanCard({ user, details }: UserPartProps) {
  const { t } = useTranslation(['user', 'account'])
  const format = useFormat()
  const confirm = useConfirm()
  const { change } = useUserActions()
  const [isChoosing, setChoosing] = useState(false)
  const plan = user.currentPlan
  const { userLimit, storageLimitGb } = planOffers.basic

  async function cancel() {
    const isWanted = await confirm({
      title: t('view.plan.cancelTitle', { name: user.fullName }),
      body: t('view.plan.cancelBody', {
        offer: t('account:plan.offer', { count: userLimit, storage: format.number(storageLimitGb) }),
      }),
      confirmLabel: t('account:plan.cancel'),
      cancelLabel: t('account:plan.keep'),
      isDanger: true,
    })
    if (isWanted) await change([user], { currentPlan: 'basic' })
  }

  return (
    <Card
      title={t('account:plan.title')}
      actions={<Badge tone="primary">{t(`currentPlan.${plan}`)}</Badge>}
      footer={
        <div className="cluster">
          <Button onClick={() => setChoosing(true)}>{t('account:plan.change')}</Button>
          {plan !== 'basic' && (
            <Button variant="outline-danger" onClick={() => void cancel()}>
              {t('account:plan.cancel')}
            </Button>
          )}
        </div>
      }
    >
      <UserPlanUsage user={user} details={details} />
      <Suspense>
        {isChoosing && <UserPlanDialog user={user} details={details} onClose={() => setChoosing(false)} />}
      </Suspense>
    </Card>
  )
}
