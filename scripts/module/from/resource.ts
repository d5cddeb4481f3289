import { CommandError } from '../commandError.ts'
import { type Field, isText, type Resource } from './field.ts'
import { sampleRows } from './samples.ts'

const naming = [/^name$/i, /^(full|display)_?name$/i, /^(title|label|subject|company(_?name)?)$/i, /name$/i]

/** Chooses the field that names a row. Its samples must differ. */
function primaryOf(fields: readonly Field[]): Field | undefined {
  const hasNames = (field: Field) => {
    const primary = { ...field, isRequired: true }
    return new Set(sampleRows([primary], primary, 'row', 14).map((row) => row[field.name])).size === 14
  }
  const written = fields.filter((field) => isText(field) && !field.isReadOnly && hasNames(field))
  const candidates = ['text', 'long', 'email'].flatMap((kind) =>
    [true, false].flatMap((must) => written.filter((field) => field.kind === kind && field.isRequired === must)),
  )
  return naming.flatMap((form) => candidates.find(({ name }) => form.test(name)) ?? [])[0] ?? candidates[0]
}

/**
 * Chooses the field that names a row, and puts it first.
 * @param subject of the error message
 * @throws CommandError if no field can name a row
 */
export function resourceOf(
  subject: string,
  origin: string,
  fields: readonly Field[],
  notes: readonly string[],
): Resource {
  const first = primaryOf(fields)
  if (!first)
    throw new CommandError([`${subject} have no field with a text that could name them.`, ...notes].join('\n'))
  const primary = { ...first, isRequired: true }
  return {
    origin,
    fields: [primary, ...fields.filter((field) => field !== first)],
    primary,
    notes: first.isRequired ? notes : [...notes, `${first.name}: required, since it names a row`],
  }
}
