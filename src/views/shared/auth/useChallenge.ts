import type { ApiError } from '@core/api/errors'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAuthFlow } from './flow'

/** The password was right; a code is required. */
export interface Challenge {
  readonly token: string
  /** Last digits of the phone that received the code; `''` for authenticator apps. */
  readonly phone: string
  /** Email to remember after the login; undefined: as before. */
  readonly remembered?: string | null
}

/** @param state history state, in which the challenge survives a reload */
export function readChallenge(state: unknown): Challenge | null {
  if (typeof state !== 'object' || state === null || !('challenge' in state)) return null
  const { challenge: token, phone, remembered }: Record<string, unknown> = { phone: '', ...state }
  if (typeof token !== 'string' || typeof phone !== 'string') return null
  return { token, phone, ...((typeof remembered === 'string' || remembered === null) && { remembered }) }
}

/** @returns the challenge of a rejected login; null for other errors */
export function challengeIn(error: ApiError | undefined): { challenge: string; phone: string } | null {
  const { challenge: [challenge] = [], phone: [phone = ''] = [] } = error?.fields ?? {}
  return challenge === undefined ? null : { challenge, phone }
}

/** @returns callback that navigates to the second step if the error requires it; returns whether it did */
export function useChallenge(): (error: ApiError | undefined, remembered?: string | null) => boolean {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { twoSteps } = useAuthFlow()
  return (error, remembered) => {
    const challenge = challengeIn(error)
    if (challenge) void navigate({ pathname: twoSteps, search }, { state: { ...challenge, remembered } })
    return challenge !== null
  }
}
