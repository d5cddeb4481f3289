/**
 * Joins class names.
 *
 * @param names Class names; falsy ones are left out.
 * @returns The value of a `class` attribute.
 */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
