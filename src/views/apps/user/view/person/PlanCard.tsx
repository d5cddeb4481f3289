import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlanDialog } from '../billing/PlanDialog'
import { PlanUsage } from '../billing/PlanUsage'
import type { UserPartProps } from '../userPart'
import styles from '../userView.module.scss'

/** The plan at a glance; the billing tab has all of it. */
export function PlanCard({ user, details }: UserPartProps) {
  const { t } = useTranslation('user')
  const [isChoosing, setChoosing] = useState(false)
  return (
    <Card className={styles.planCard} title={t('view.plan.named', { plan: t(`plan.${user.currentPlan}`) })}>
      <PlanUsage plan={user.currentPlan} usage={details.usage} />
      <Button className={styles.planButton} icon={<Sparkles aria-hidden="true" />} onClick={() => setChoosing(true)}>
        {t(user.currentPlan === 'enterprise' ? 'view.plan.change' : 'view.plan.upgrade')}
      </Button>
      {isChoosing && <PlanDialog user={user} usage={details.usage} onClose={() => setChoosing(false)} />}
    </Card>
  )
}
