import type { ApiError } from '@core/api/errors'
import { lazyPart } from '@core/lazy/lazyPart'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useParams, type Location } from 'react-router-dom'
import { publicPaths } from '@/configs/publicPaths'
import { useAppDispatch } from '@/redux/app/hooks'
import { signInByProvider } from '@/redux/shell/session/otherLogins'
import { AuthLayout } from '@/views/shared/auth/AuthLayout'
import { GuestOnly } from '@/views/shared/auth/GuestOnly'
import { FailureAlert } from '@/views/shared/auth/FailureAlert'
import { type Provider, providers } from '@/views/shared/auth/providers'
import { storedSearch } from '@/views/shared/auth/providerState'
import { useChallenge } from '@/views/shared/auth/useChallenge'
import { CallbackFailed, Pending } from './callbackStates'

const OidcCallback =
  import.meta.env.VITE_SESSION === 'oidc'
    ? lazyPart(() => import('./OidcCallback').then(({ OidcCallback }) => OidcCallback))
    : null

/** Code from the history state; `''` if the provider returned none. */
function readCode(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('code' in state)) return undefined
  return typeof state.code === 'string' ? state.code : undefined
}

/** Exchanges the code for a session. A code is valid once, so it is sent again only after a failed request. */
function Exchange({ provider, code }: { provider: Provider; code: string }) {
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

  if (failure?.kind === 'notFound') return <CallbackFailed provider={providers[provider]} outcome="gone" />
  if (failure) return <FailureAlert error={failure} isPending={isPending} onRetry={retry} />
  return <Pending />
}

const isProvider = (text: string | undefined): text is Provider => text !== undefined && Object.hasOwn(providers, text)

/** Moves the provider's response from the URL to the history state, so that no code stays visible. */
function ProviderCallback() {
  const { t } = useTranslation('auth')
  const place: Location<unknown> = useLocation()
  const { provider } = useParams()
  const sent = new URLSearchParams(place.search)
  if (!isProvider(provider)) return <Navigate to={publicPaths.login.pattern} replace />

  if (sent.has('state')) {
    const search = storedSearch(sent.get('state') ?? '')
    const state = search === null ? null : { code: sent.get('code') ?? '' }
    return <Navigate to={{ pathname: place.pathname, search: search ?? '' }} replace state={state} />
  }

  const code = readCode(place.state)
  const name = providers[provider]
  return (
    <GuestOnly>
      <AuthLayout title={t('provider.title', { provider: name })}>
        {code ? (
          <Exchange provider={provider} code={code} />
        ) : (
          <CallbackFailed provider={name} outcome={code === undefined ? 'gone' : 'cancelled'} />
        )}
      </AuthLayout>
    </GuestOnly>
  )
}

/** `/oauth/:provider`: callback of Google and others, and of the OpenID provider. */
export function ProviderPage() {
  const { provider } = useParams()
  if (!OidcCallback || provider !== 'oidc') return <ProviderCallback />
  return (
    <Suspense>
      <OidcCallback />
    </Suspense>
  )
}
