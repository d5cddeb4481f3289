import { useCan } from '@core/auth/useCan'
import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { LinkButton } from '@core/components/button/LinkButton'
import { useConfirm } from '@core/components/overlay/confirmContext'
import { useModuleLink } from '@core/module/useModuleLink'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import { useWrite } from '@/redux/app/useWrite'
import type { Subscription } from '@/redux/shell/subscription/schema'
import { trialOffer } from '@/redux/shell/subscription/schema'
import { endTrial, fetchSubscription, startTrial } from '@/redux/shell/subscription/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import styles from './trial.module.scss'

interface TrialBannerProps {
  subscription: Subscription
  planName: string
}

/** Offers a free trial, and shows when a running trial ends or that it was used. */
export function TrialBanner({ subscription: { plan, interval, trial }, planName }: TrialBannerProps) {
  const { t } = useTranslation('account')
  const format = useFormat()
  const id = useId()
  const dispatch = useAppDispatch()
  const confirm = useConfirm()
  const { write, isPending } = useWrite()
  const mayUpdate = useCan()('update', 'Data')
  const [refusal, setRefusal] = useState<'used' | 'overAlready' | null>(null)
  const choice = useModuleLink()(
    '/pages/account-settings/:tab?',
    { tab: 'billing' },
    { plan: trialOffer.plan, interval },
  )
  if (plan === trialOffer.plan) return null

  /** 409: another tab was faster, so this tab shows an old state. */
  function refusedAs(reason: NonNullable<typeof refusal>) {
    return ({ status }: { status: number }) => {
      if (status !== 409) return false
      setRefusal(reason)
      void dispatch(fetchSubscription())
      return true
    }
  }

  function start() {
    return write(startTrial, undefined, {
      success: ({ subscription: { trial: begun } }) =>
        begun && t('trial.started', { plan: planName, date: format.date(begun.endsOn) }),
      rejected: refusedAs('used'),
    })
  }

  async function end() {
    setRefusal(null)
    const isAgreed = await confirm({
      title: t('trial.endTitle', { plan: planName }),
      body: t('trial.endText', { plan: planName }),
      confirmLabel: t('trial.end'),
      isDanger: true,
    })
    if (isAgreed) await write(endTrial, undefined, { success: t('trial.ended'), rejected: refusedAs('overAlready') })
  }

  const state = !trial ? 'offer' : trial.isOver ? 'over' : 'running'
  const date = trial && format.date(trial.endsOn)
  const words = {
    offer: [t('trial.title', { plan: planName, days: format.number(trialOffer.days) }), t('trial.text')],
    running: [t('trial.running', { plan: planName }), t('trial.until', { date })],
    over: [t('trial.over', { plan: planName }), t('trial.overText', { date })],
  } as const
  const [title, text] = words[state]

  return (
    <section className={`card ${styles.trial}`} aria-labelledby={id}>
      <div className={`card-body ${styles.body}`}>
        <div className={styles.words}>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        {mayUpdate && (
          <div className="cluster">
            {state === 'offer' && (
              <Button key="start" variant="primary" pending={isPending} onClick={() => void start()}>
                {t('trial.start')}
              </Button>
            )}
            {state !== 'offer' && choice && (
              <LinkButton variant="primary" to={choice}>
                {t('trial.choose', { plan: planName })}
              </LinkButton>
            )}
            {state === 'running' && (
              <Button key="end" pending={isPending} onClick={() => void end()}>
                {t('trial.end')}
              </Button>
            )}
          </div>
        )}
        {refusal && (
          <div className={styles.refusal}>
            <Alert tone="danger" onDismiss={() => setRefusal(null)}>
              {t(`trial.${refusal}`)}
            </Alert>
          </div>
        )}
      </div>
    </section>
  )
}
