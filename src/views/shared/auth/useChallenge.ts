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

/** @returns the challenge that stands in a refusal; null where it is refused for another reason */
export function challengeIn(error: ApiError | undefined): { challenge: string; phone: string } | null {
  const { challenge: [challenge] = [], phone: [phone = ''] = [] } = error?.fields ?? {}
  return challenge === undefined ? null : { challenge, phone }
}

/** @returns goes on to the second step, where a refusal asks for it; tells whether it did */
export function useChallenge(): (error: ApiError | undefined) => boolean {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { twoSteps } = useAuthFlow()
  return (error) => {
    const state = challengeIn(error)
    if (state) void navigate({ pathname: twoSteps, search }, { state })
    return state !== null
  }
}
