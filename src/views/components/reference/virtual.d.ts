/** Entries from the sources, by `scripts/vite/reference.ts`. */
declare module 'virtual:reference' {
  import type { ReferenceEntry } from '@core/components/example/docs'
  const entries: readonly ReferenceEntry[]
  export default entries
}
