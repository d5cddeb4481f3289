import type { ComponentType } from 'react'
import { useEffect, useState, useTransition } from 'react'
import { fetchPart } from './fetchPart'
import { MissingPart, type MissingProps } from './MissingPart'

type Outcome<Props> = { readonly Loaded: ComponentType<Props> } | { readonly error: unknown }

interface LazyPart<Props> {
  (props: Props): React.ReactNode
  /** Fetches it a moment before it is shown. */
  warm: () => void
  /** Settles once it can be shown without a wait, or it is known that it cannot. */
  ready: () => Promise<unknown>
  /** For those who show something else in its place: it is asked for again when it is next shown. */
  forgetFailure: () => void
}

/**
 * A part that is fetched when it is first shown, inside a `Suspense`. React's own `lazy` keeps a failure for good; this one says
 * what is missing, and asks again when somebody wants it to, or when the part is next shown.
 * @param Missing what stands in its place meanwhile; null for what nobody misses
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
    // oxlint-disable-next-line typescript/only-throw-error -- so `Suspense` is told; `use` would wait for what is there, too
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
      load().catch(() => undefined) // Showing it tries again, and says what is wrong.
    },
    ready: ask,
    forgetFailure,
  })
}
