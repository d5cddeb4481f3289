import type { ApiError } from '@core/api/errors'
import { toApiError } from '@core/api/errors'
import { fetchPart } from '@core/lazy/fetchPart'
import { useCallback, useEffect, useState } from 'react'
import type * as ruleFunctions from '@/redux/apps/calendar/rules'

export type Rules = typeof ruleFunctions

export interface LoadedRules {
  /** Null before the code is loaded, and if nothing repeats. */
  readonly rules: Rules | null
  readonly error: ApiError | null
  readonly retry: () => void
}

/** Once loaded, later pages expand their events in the first render. */
let loaded: Rules | null = null

/** For handlers of an occurrence, which exists only after this code is loaded. */
export function loadedRules(): Rules {
  if (!loaded) throw new Error('The rules of recurring events are not loaded.')
  return loaded
}

/** Loads the code that expands recurring events. */
export function useRules(isNeeded: boolean): LoadedRules {
  const [rules, setRules] = useState(loaded)
  const [error, setError] = useState<ApiError | null>(null)
  const load = useCallback(
    () =>
      fetchPart(() => import('@/redux/apps/calendar/rules')).then(
        (code) => {
          loaded = code
          setRules(code)
          setError(null)
        },
        (thrown: unknown) => setError(toApiError(thrown)),
      ),
    [],
  )
  const isMissing = isNeeded && !rules
  useEffect(() => {
    if (isMissing) void load()
  }, [isMissing, load])
  return { rules, error, retry: () => void load() }
}
