import { Badge } from '@core/components/Badge'
import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { useConfirm } from '@core/components/overlay/confirmContext'
import { ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDetailsWriter } from '../hooks/useDetailsWriter'
import type { UserPartProps } from '../userPart'
import { TwoStepDialog } from './TwoStepDialog'
import styles from '../userView.module.scss'

/** Whether a password alone lets somebody in. */
export function TwoStepCard({ user, details }: UserPartProps) {
  const { t } = useTranslation('user')
  const confirm = useConfirm()
  const write = useDetailsWriter(details)
  const [isSettingUp, setSettingUp] = useState(false)
  const { enabled, method, phone } = details.twoFactor
  const name = user.fullName

  async function turnOff() {
    const isWanted = await confirm({
      title: t('view.twoStep.offTitle', { name }),
      body: t('view.twoStep.offBody', { name }),
      confirmLabel: t('view.twoStep.turnOff'),
      isDanger: true,
    })
    if (!isWanted) return
    await write({
      change: ({ twoFactor }) => ({ twoFactor: { ...twoFactor, enabled: false } }),
      done: t('view.twoStep.isOff', { name }),
    })
  }

  const on = method === 'app' ? t('view.twoStep.byApp') : t('view.twoStep.bySms', { phone: `\u2068${phone}\u2069` })
  return (
    <Card
      title={t('view.twoStep.title')}
      actions={
        <Badge tone={enabled ? 'success' : 'neutral'} hasDot>
          {t(enabled ? 'view.twoStep.on' : 'view.twoStep.off')}
        </Badge>
      }
    >
      <div className={styles.settingRow}>
        <span
          className={enabled ? `${styles.settingPicture} tone-success` : `${styles.settingPicture} tone-neutral`}
          aria-hidden="true"
        >
          {enabled ? <ShieldCheck /> : <ShieldOff />}
        </span>
        <p className={styles.settingText}>{enabled ? on : t('view.twoStep.why')}</p>
        <Button
          variant={enabled ? 'outline-danger' : 'outline-secondary'}
          onClick={() => {
            if (enabled) void turnOff()
            else setSettingUp(true)
          }}
        >
          {t(enabled ? 'view.twoStep.turnOff' : 'view.twoStep.turnOn')}
        </Button>
      </div>
      {isSettingUp && <TwoStepDialog user={user} details={details} onClose={() => setSettingUp(false)} />}
    </Card>
  )
}
