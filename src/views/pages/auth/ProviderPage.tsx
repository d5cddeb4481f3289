import type { ApiError } from '@core/api/errors'
import { Alert } from '@core/components/Alert'
import { buttonClass } from '@core/components/button/buttonClass'
import { Spinner } from '@core/components/Spinner'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation, useParams, type Location } from 'react-router-dom'
import { publicPaths } from '@/navigation/publicPaths'
import { useAppDispatch } from '@/redux/app/hooks'
import { signInByProvider } from '@/redux/shell/session/entering'
import { AuthLayout } from '@/views/shared/auth/AuthLayout'
import { Entrance } from '@/views/shared/auth/Entrance'
import { FailureAlert } from '@/views/shared/auth/FailureAlert'
import { type Provider, providers } from '@/views/shared/auth/providers'
import { searchBefore } from '@/views/shared/auth/providerState'
import { takeFocus } from '@/views/shared/auth/takeFocus'
import { useChallenge } from '@/views/shared/auth/useChallenge'
import styles from '@/views/shared/auth/auth.module.scss'

/** The code that somebody came back with, once it stands in the history; `''` where the service sent them back without one. */
function readCode(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('code' in state)) return undefined
  return typeof state.code === 'string' ? state.code : undefined
}

/** The service did not let them in, or what it has sent is of no use. */
function Refused({ provider, reason }: { provider: string; reason: 'cancelled' | 'gone' }) {
  const { t } = useTranslation('auth')
  const { search } = useLocation()
  return (
    <>
      <Alert tone={reason === 'gone' ? 'danger' : 'info'} title={t(`provider.${reason}`, { provider })}>
        <p>{t(`provider.${reason}Text`)}</p>
      </Alert>
      <Link
        className={buttonClass({ variant: 'primary', className: styles.authGo })}
        to={publicPaths.login.pattern + search}
        ref={takeFocus}
      >
        {t('forgotPassword.back')}
      </Link>
    </>
  )
}

/** Hands the code on. It works once, so it is sent once, but for a try that got no answer. */
function Exchange({ provider, code }: { provider: Provider; code: string }) {
  const { t } = useTranslation('auth')
  const dispatch = useAppDispatch()
  const isChallenged = useChallenge()
  const isSent = useRef(false)
  const [failure, setFailure] = useState<ApiError>()
  const [isPending, setPending] = useState(false)

  async function send() {
    const answer = await dispatch(signInByProvider({ provider, code }))
    setPending(false)
    if (signInByProvider.rejected.match(answer) && !isChallenged(answer.payload)) setFailure(answer.payload)
  }

  const begin = useEffectEvent(() => void send())
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    begin()
  }, [])

  function retry() {
    if (isPending) return
    setPending(true)
    void send()
  }

  if (failure?.kind === 'notFound') return <Refused provider={providers[provider]} reason="gone" />
  if (failure) return <FailureAlert error={failure} isPending={isPending} onRetry={retry} />
  return (
    <p className="d-flex justify-content-center align-items-center gap-2" role="status">
      <Spinner /> {t('provider.wait')}
    </p>
  )
}

const isProvider = (text: string | undefined): text is Provider => text !== undefined && Object.hasOwn(providers, text)

/**
 * `/oauth/:provider`: where another service sends people back to, with a code or without. What it has sent leaves the address at
 * once, for the history.
 */
export function Component() {
  const { t } = useTranslation('auth')
  const place: Location<unknown> = useLocation()
  const { provider } = useParams()
  const sent = new URLSearchParams(place.search)
  if (!isProvider(provider)) return <Navigate to={publicPaths.login.pattern} replace />

  if (sent.has('state')) {
    const search = searchBefore(sent.get('state') ?? '')
    const state = search === null ? null : { code: sent.get('code') ?? '' }
    return <Navigate to={{ pathname: place.pathname, search: search ?? '' }} replace state={state} />
  }

  const code = readCode(place.state)
  const name = providers[provider]
  return (
    <Entrance>
      <AuthLayout title={t('provider.title', { provider: name })}>
        {code ? (
          <Exchange provider={provider} code={code} />
        ) : (
          <Refused provider={name} reason={code === undefined ? 'gone' : 'cancelled'} />
        )}
      </AuthLayout>
    </Entrance>
  )
}
