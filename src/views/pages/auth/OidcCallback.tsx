import type { ApiError } from '@core/api/errors'
import { toApiError } from '@core/api/errors'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate, type Location } from 'react-router-dom'
import { useAppDispatch } from '@/redux/app/hooks'
import { createLogin } from '@/redux/shell/session/otherLogins'
import { provider, redeem, storedSearch } from '@/redux/shell/session/oidc'
import { AuthLayout } from '@/views/shared/auth/AuthLayout'
import { GuestOnly } from '@/views/shared/auth/GuestOnly'
import { FailureAlert } from '@/views/shared/auth/FailureAlert'
import { CallbackFailed, Pending } from './callbackStates'

const logInByOidc = createLogin('session/logInByOidc', redeem)

function readResponse(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('response' in state)) return undefined
  return typeof state.response === 'string' ? state.response : undefined
}

type Outcome = 'cancelled' | 'gone' | ApiError

/** Exchanges the code for tokens. A code is valid once. */
function Redeeming({ response, host }: { response: string; host: string }) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const hasStarted = useRef(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const [isPending, setPending] = useState(false)

  async function logIn(): Promise<Outcome | undefined> {
    if (new URLSearchParams(response).get('error') === 'access_denied') return 'cancelled'
    const callbackUrl = window.location.origin + pathname + response
    const search = await storedSearch(callbackUrl)
    if (search === null) return 'gone'
    // `GuestOnly` reads the redirect from the query once the user is logged in.
    await navigate({ search }, { replace: true, state: { response } })
    const result = await dispatch(logInByOidc(callbackUrl))
    if (!logInByOidc.rejected.match(result)) return undefined
    return result.payload?.status === 401 ? 'gone' : result.payload
  }

  async function send() {
    setPending(true)
    setOutcome(await logIn().catch(toApiError))
    setPending(false)
  }

  const start = useEffectEvent(() => void send())
  useEffect(() => {
    // Strict mode runs effects twice.
    if (hasStarted.current) return
    hasStarted.current = true
    start()
  }, [])

  if (outcome === 'cancelled' || outcome === 'gone') return <CallbackFailed provider={host} outcome={outcome} />
  if (outcome) return <FailureAlert error={outcome} isPending={isPending} onRetry={() => void send()} />
  return <Pending />
}

/** Callback of the OpenID provider. Moves its response from the URL to the history state, so that no code stays visible. */
export function OidcCallback() {
  const { t } = useTranslation('auth')
  const location: Location<unknown> = useLocation()
  const { host } = new URL(provider.issuer)
  if (new URLSearchParams(location.search).has('state'))
    return <Navigate to={location.pathname} replace state={{ response: location.search }} />
  const response = readResponse(location.state)
  return (
    <GuestOnly>
      <AuthLayout title={t('provider.title', { provider: host })}>
        {response === undefined ? (
          <CallbackFailed provider={host} outcome="gone" />
        ) : (
          <Redeeming response={response} host={host} />
        )}
      </AuthLayout>
    </GuestOnly>
  )
}
