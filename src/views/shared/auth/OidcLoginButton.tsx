import type { ApiError } from '@core/api/errors'
import { toApiError } from '@core/api/errors'
import { Button } from '@core/components/button/Button'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { kind } from '@/redux/shell/session/kind'
import { FailureAlert } from './FailureAlert'
import styles from './auth.module.scss'

export function OidcLoginButton({ children }: { children: string }) {
  const { search } = useLocation()
  const [failure, setFailure] = useState<ApiError>()
  const [isPending, setPending] = useState(false)

  async function redirect() {
    setPending(true)
    setFailure(await kind.redirectToLogin?.(search).then(() => undefined, toApiError))
    setPending(false) // Back may restore this page from the back/forward cache.
  }

  if (failure) return <FailureAlert error={failure} isPending={isPending} onRetry={() => void redirect()} />
  return (
    <Button variant="primary" className={styles.authGo} pending={isPending} onClick={() => void redirect()}>
      {children}
    </Button>
  )
}
