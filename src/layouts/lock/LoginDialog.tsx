import { Button } from '@core/components/button/Button'
import { buttonClass } from '@core/components/button/buttonClass'
import { Dialog } from '@core/components/overlay/Dialog'
import { hasUnsaved, useDiscardQuestion } from '@core/components/overlay/unsaved'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import { publicPaths } from '@/configs/publicPaths'
import { changedElsewhere, signedOut } from '@/redux/app/events'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { selectEndedBy, selectUserData } from '@/redux/shell/session/slice'
import { LockForm } from '@/views/shared/auth/LockForm'
import { TwoStepsForm } from '@/views/shared/auth/TwoStepsForm'
import type { Challenge } from '@/views/shared/auth/useChallenge'

/**
 * Hides a locked page, or one with unsaved changes, until the same user logs in again. A login in another tab closes it, too.
 * With OpenID that is the only way: a redirect to the provider would unload the page.
 */
export function LoginDialog() {
  const { t } = useTranslation(['auth', 'login'])
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUserData)
  const endedBy = useAppSelector(selectEndedBy)
  const loginPage = useHref(publicPaths.login.pattern)
  const mayDiscard = useDiscardQuestion()
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const secondStep = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (challenge) secondStep.current?.querySelector('input')?.focus()
  }, [challenge])

  // Refetches after requests that failed without a session.
  useEffect(
    () => () => {
      dispatch(changedElsewhere())
    },
    [dispatch],
  )

  async function leave() {
    if (!hasUnsaved() || (await mayDiscard())) dispatch(signedOut('asked'))
  }

  if (!user || endedBy === null || endedBy === 'asked') return null
  const isLocked = endedBy === 'locked'
  const name = `\u2068${user.fullName || user.username}\u2069`
  return (
    <Dialog
      isOpen
      hidesPage
      title={isLocked ? t('lock.title') : t(`login:ended.${endedBy}.title`)}
      footer={
        <>
          <a className={buttonClass({})} href={loginPage} target="_blank" rel="noreferrer">
            {t('again.newTab')}
          </a>
          <Button onClick={() => void leave()}>{t('lock.other')}</Button>
        </>
      }
    >
      <div className="form-stack">
        <p className="dialog-text">{t(isLocked ? 'again.locked' : 'again.text', { name })}</p>
        {import.meta.env.VITE_SESSION === 'oidc' ? null : challenge ? (
          <div ref={secondStep}>
            <TwoStepsForm challenge={challenge} onBack={() => setChallenge(null)} />
          </div>
        ) : (
          <LockForm
            email={user.email}
            submitLabel={isLocked ? t('lock.submit') : t('login:submit')}
            onChallenge={setChallenge}
          />
        )}
      </div>
    </Dialog>
  )
}
