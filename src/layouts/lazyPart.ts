import type { ComponentType, LazyExoticComponent } from 'react'
import { lazy } from 'react'
import { retryOnce } from './retryOnce'

type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & { readonly warm: () => void }

/**
 * A part of the shell that is fetched when it is first opened.
 * @returns the component, and `warm` to fetch it a moment earlier
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const part = lazy(async () => ({ default: await retryOnce(load) }))
  return Object.assign(part, {
    warm: () => {
      load().catch(() => undefined) // Opening it tries again, and says what is wrong.
    },
  })
}
