import type { z } from '@core/schema'
import type { Fields } from '../list/fields'
import type { Choice } from '../list/kinds'

export interface ImportField {
  readonly key: string
  readonly label: string
  /** Other column titles. */
  readonly aliases?: readonly string[]
  /** Titles of columns to join, for example first and last names, in their order. */
  readonly parts?: readonly (readonly string[])[]
  readonly schema?: z.ZodMiniType<string>
  readonly choices?: readonly Choice[]
  readonly isOptional: boolean
  /** No two rows may have the same value, ignoring case. */
  readonly isUnique: boolean
  /** Default choice for files without a column for the field. */
  readonly fallback?: string
  readonly sample: string
}

export function importFieldsOf(fields: Fields<never>): ImportField[] {
  return Object.values(fields).flatMap(({ key, label, choices, schema, imported }) => {
    if (!imported) return []
    const { sample, isRequired = false, isUnique = false, ...others } = imported
    return {
      key,
      label,
      // Imported fields without choices are strings, like the cells of a file.
      ...(choices.length > 0 ? { choices } : { schema: schema as z.ZodMiniType<string> }),
      isOptional: !isRequired,
      isUnique,
      ...others,
      sample: choices.find(({ value }) => value === sample)?.label ?? sample,
    }
  })
}
