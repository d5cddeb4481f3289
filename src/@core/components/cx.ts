/** Joins class names into the value of a `class` attribute; skips falsy names. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
