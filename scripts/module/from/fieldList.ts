import { CommandError } from '../commandError.ts'
import { type Field, isText, type Resource } from './field.ts'
import { readField } from './readField.ts'
import { resourceOf } from './resource.ts'
import type { Json } from './schema.ts'

const types: Readonly<Record<string, Json>> = {
  text: { type: 'string', format: 'text' },
  long: { type: 'string', format: 'long' },
  email: { type: 'string', format: 'email' },
  phone: { type: 'string', format: 'phone' },
  url: { type: 'string', format: 'url' },
  date: { type: 'string', format: 'date' },
  time: { type: 'string', format: 'date-time' },
  currency: { type: 'number', format: 'money' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
}

/** @param entry such as `name`, `website:url`, `phone?` or `status:open|closed`; without a type, the name decides */
function fieldOf(entry: string): Field {
  const [name = '', type = ''] = entry.replace('?', '').trim().split(':')
  const choices = type.includes('|') && { type: 'string', enum: type.split('|') }
  const schema = type === '' ? { type: 'string' } : choices || types[type]
  if (!schema)
    throw new CommandError(
      `--fields: "${entry}" has an unknown type. Use ${Object.keys(types).join(', ')}, or choices such as open|closed.`,
    )
  const field = readField(name, schema, { isRequired: !entry.includes('?'), isReadOnly: false }, () => undefined)
  if (typeof field === 'string') throw new CommandError(`--fields: "${entry}" cannot be used, since ${field}.`)
  const max = field.kind === 'long' ? 2000 : 250
  return { ...field, isGuessed: false, ...(isText(field) && { max }) }
}

/**
 * Reads a list of fields, such as `name,email?,price:currency`.
 * @throws CommandError for an unknown type or an unusable name
 */
export function resourceOfFields(list: string): Resource {
  const fields = list.split(',').map(fieldOf)
  const names = fields.map(({ name }) => name.toLowerCase())
  const twice = names.find((name, index) => name === 'id' || names.indexOf(name) !== index)
  if (twice !== undefined) throw new CommandError(`--fields: "${twice}" is there already: choose another name.`)
  return resourceOf('Rows with these fields', '`--fields`', fields, [])
}
