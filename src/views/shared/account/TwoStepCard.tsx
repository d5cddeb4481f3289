import { Badge } from '@core/components/Badge'
import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { useConfirm } from '@core/components/overlay/confirmContext'
import { ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TwoStepProps } from './TwoStepDialog'
import { TwoStepDialog } from './TwoStepDialog'
import styles from './account.module.scss'

export function TwoStepCard({ name, twoFactor, write }: TwoStepProps) {
  const { t } = useTranslation('account')
  const confirm = useConfirm()
  const [isSettingUp, setSettingUp] = useState(false)
  const { enabled, method, phone } = twoFactor

  async function turnOff() {
    const isWanted = await confirm({
      title: t('twoStep.offTitle', { name }),
      body: t('twoStep.offBody', { name }),
      confirmLabel: t('twoStep.turnOff'),
      isDanger: true,
    })
    if (!isWanted) return
    await write({
      change: (latest) => ({ twoFactor: { ...latest.twoFactor, enabled: false } }),
      done: t('twoStep.isOff', { name }),
    })
  }

  const on = method === 'app' ? t('twoStep.byApp') : t('twoStep.bySms', { phone: `\u2068${phone}\u2069` })
  return (
    <Card
      title={t('twoStep.title')}
      actions={
        <Badge tone={enabled ? 'success' : 'neutral'} hasDot>
          {t(enabled ? 'twoStep.on' : 'twoStep.off')}
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
        <p className={styles.settingText}>{enabled ? on : t('twoStep.why')}</p>
        <Button
          variant={enabled ? 'outline-danger' : 'outline-secondary'}
          onClick={() => {
            if (enabled) void turnOff()
            else setSettingUp(true)
          }}
        >
          {t(enabled ? 'twoStep.turnOff' : 'twoStep.turnOn')}
        </Button>
      </div>
      {isSettingUp && (
        <TwoStepDialog name={name} twoFactor={twoFactor} write={write} onClose={() => setSettingUp(false)} />
      )}
    </Card>
  )
}
