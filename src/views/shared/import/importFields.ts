import type { z } from '@core/schema'
import type { Fields } from '../list/fields'
import type { Choice } from '../list/kinds'

/** A field that rows of a file have. */
export interface ImportField {
  readonly key: string
  readonly label: string
  /** What its text has to be, where it is none of its choices. */
  readonly schema?: z.ZodMiniType<string>
  readonly choices?: readonly Choice[]
  /** Whether a row may be without it. */
  readonly isOptional: boolean
  /** Whether no two rows may have the same, whatever the case of its letters. */
  readonly isUnique: boolean
  /** The choice that every row gets where the file has no column for it, unless one says otherwise. */
  readonly fallback?: string
  /** As it stands in the template. */
  readonly sample: string
}

/** The fields of a list that can be imported, in their order. */
export function importFieldsOf(fields: Fields<never>): ImportField[] {
  return Object.values(fields).flatMap(({ key, label, choices, schema, imported }) => {
    if (!imported) return []
    const { sample, isRequired = false, isUnique = false, ...others } = imported
    return {
      key,
      label,
      // Files contain text: fields without choices that can be imported are texts.
      ...(choices.length > 0 ? { choices } : { schema: schema as z.ZodMiniType<string> }),
      isOptional: !isRequired,
      isUnique,
      ...others,
      sample: choices.find(({ value }) => value === sample)?.label ?? sample,
    }
  })
}
