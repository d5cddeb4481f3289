import { useSyncExternalStore } from 'react'
import { tokenGroups } from './tokens'

/** The colours by their names, as the page has them. */
export type TokenValues = Readonly<Record<string, string>>

const names = tokenGroups.flatMap(({ tokens }) => tokens.map(({ name }) => name))

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, {
    attributeFilter: ['data-bs-theme', 'data-skin', 'data-primary', 'style'],
  })
  return () => observer.disconnect()
}

/** A text, so that equal values are the same ones. */
function read(): string {
  const style = getComputedStyle(document.documentElement)
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--ld-${name}`).trim()])))
}

/** What the tokens are now; follows skin and primary colour. */
export function useTokenValues(): TokenValues {
  return JSON.parse(useSyncExternalStore(subscribe, read)) as TokenValues // as `read` has written it
}

/** Data attribute of `<html>`: `bsTheme` is `dark` or `light`, `primary` a name of `primaryColours`. */
export function useRootAttribute(name: 'bsTheme' | 'primary'): string | undefined {
  return useSyncExternalStore(subscribe, () => document.documentElement.dataset[name])
}
