import type { ApiError } from '@core/api/errors'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAuthFlow } from './flow'

/** Where the first step of signing in was right, and a code is needed besides. */
export interface Challenge {
  readonly token: string
  /** The last digits of the telephone that the code went to; `''` where an app shows it. */
  readonly phone: string
}

/** @param state of the place in the history, in which the challenge outlives a reload */
export function readChallenge(state: unknown): Challenge | null {
  if (typeof state !== 'object' || state === null || !('challenge' in state)) return null
  const { challenge: token, phone } = { phone: '', ...state }
  return typeof token === 'string' && typeof phone === 'string' ? { token, phone } : null
}

/** @returns goes on to the second step, where a refusal asks for it; tells whether it did */
export function useChallenge(): (error: ApiError | undefined) => boolean {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { twoSteps } = useAuthFlow()
  return (error) => {
    const { challenge: [challenge] = [], phone: [phone = ''] = [] } = error?.fields ?? {}
    if (challenge === undefined) return false
    void navigate({ pathname: twoSteps, search }, { state: { challenge, phone } })
    return true
  }
}
