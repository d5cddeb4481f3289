import type { ComponentType } from 'react'
import { useEffect, useState, useTransition } from 'react'
import { fetchPart } from './fetchPart'
import { MissingPart, type MissingProps } from './MissingPart'

type Outcome<Props> = { readonly Loaded: ComponentType<Props> } | { readonly error: unknown }

interface LazyPart<Props> {
  (props: Props): React.ReactNode
  /** Prefetches the code. */
  warm: () => void
  /** Resolves once the part can render without suspending, or has failed to load. */
  ready: () => Promise<unknown>
  /** For callers with their own error state: the next render loads again. */
  forgetFailure: () => void
}

/**
 * Component whose code is loaded on first render, inside a `Suspense`. `React.lazy` keeps a failure forever. This component
 * renders an error with a retry, and loads again when it is next mounted.
 * @param Missing the error state; null for none
 * @example const TaskDrawer = lazyPart(() => import('./TaskDrawer').then(({ TaskDrawer }) => TaskDrawer))
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<MissingProps> | null = MissingPart,
): LazyPart<Props> {
  let outcome: Outcome<Props> | undefined
  let loading: Promise<Outcome<Props>> | undefined

  async function fetchOutcome(): Promise<Outcome<Props>> {
    outcome = await fetchPart(load).then(
      (Loaded) => ({ Loaded }),
      (error: unknown) => ({ error }),
    )
    return outcome
  }

  function ask() {
    loading ??= fetchOutcome()
    return loading
  }

  function forgetFailure() {
    if (!outcome || 'Loaded' in outcome) return
    outcome = undefined
    loading = undefined
  }

  function Part(props: Props) {
    const [, setAttempt] = useState(0)
    const [isPending, startTransition] = useTransition()
    const hasFailed = outcome !== undefined && 'error' in outcome
    useEffect(() => (hasFailed ? forgetFailure : undefined), [hasFailed])
    // oxlint-disable-next-line typescript/only-throw-error -- suspends; `use` would suspend for loaded code too
    if (!outcome) throw ask()

    function retry() {
      startTransition(async () => {
        loading = fetchOutcome()
        await loading
        setAttempt((attempt) => attempt + 1)
      })
    }

    if ('Loaded' in outcome) return <outcome.Loaded {...props} />
    return Missing && <Missing error={outcome.error} isPending={isPending} onRetry={retry} />
  }

  return Object.assign(Part, {
    warm: () => {
      load().catch(() => undefined) // Rendering retries and shows the error.
    },
    ready: ask,
    forgetFailure,
  })
}
