import type { z } from '@core/schema'
import type { Choice, Field } from '../list/fields'

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
export function importFieldsOf<Row, Context>(fields: readonly Field<Row, Context>[], context: Context): ImportField[] {
  return fields.flatMap(({ key, label, choices, imported }) => {
    if (!imported) return []
    const known = (imported.choices ?? (imported.schema ? undefined : choices))?.(context)
    return {
      key,
      label: label(context),
      ...(imported.schema && { schema: imported.schema }),
      ...(known && { choices: known }),
      isOptional: imported.isOptional ?? false,
      isUnique: imported.isUnique ?? false,
      ...(imported.fallback !== undefined && { fallback: imported.fallback }),
      sample: known?.find(({ value }) => value === imported.sample)?.label ?? imported.sample,
    }
  })
}
