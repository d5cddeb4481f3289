import { pageRoot } from '@core/root'
import { useSyncExternalStore } from 'react'
import { tokenGroups } from './tokens'

export type TokenValues = Readonly<Record<string, string>>

const names = tokenGroups.flatMap(({ tokens }) => tokens.map(({ name }) => name))

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(pageRoot(), {
    attributeFilter: ['data-bs-theme', 'data-skin', 'data-primary', 'style'],
  })
  return () => observer.disconnect()
}

/** A string, so equal values compare as equal. */
function read(): string {
  const style = getComputedStyle(pageRoot())
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--ld-${name}`).trim()])))
}

/** Current token values. Updates with skin and primary color. */
export function useTokenValues(): TokenValues {
  return JSON.parse(useSyncExternalStore(subscribe, read)) as TokenValues // written by `read`
}

/** Data attribute of `<html>`: `bsTheme` is `dark` or `light`, `primary` a name of `primaryColors`. */
export function useRootAttribute(name: 'bsTheme' | 'primary'): string | undefined {
  return useSyncExternalStore(subscribe, () => pageRoot().dataset[name])
}
