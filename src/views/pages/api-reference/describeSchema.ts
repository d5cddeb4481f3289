import type { ApiDocument, ApiSchema } from '@/redux/pages/api-reference/schema'

type Schemas = ApiDocument['components']['schemas']

export interface SchemaField {
  /** For example `users[].email` */
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly description: string
}

/** Maximum depth of the field table. The example shows deeper levels. */
const deepest = 2

function nameOf({ $ref = '' }: ApiSchema): string {
  return $ref.replace('#/components/schemas/', '')
}

function resolve(schema: ApiSchema, schemas: Schemas): ApiSchema {
  return schema.$ref === undefined ? schema : (schemas[nameOf(schema)] ?? schema)
}

function limitsOf({ minimum, maximum, minLength, maxLength, format }: ApiSchema): string {
  // Limits of the number type itself are not worth showing.
  const shown = (limit: number | undefined) => (limit !== undefined && Math.abs(limit) < 1e9 ? String(limit) : '')
  const [least, most] = [shown(minimum ?? minLength), shown(maximum ?? maxLength)]
  const range = least && most ? `${least}–${most}` : least ? `≥ ${least}` : most && `≤ ${most}`
  return [format ?? '', range].filter(Boolean).join(', ')
}

/** TypeScript notation, for example `User[]` or `'asc' | 'desc'`. */
export function typeOf(schema: ApiSchema): string {
  if (schema.$ref !== undefined) return nameOf(schema)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) return [...new Set(variants.map(typeOf))].join(' | ')
  if (schema.type === 'array') {
    const inner = typeOf(schema.items ?? {})
    return inner.includes(' ') ? `(${inner})[]` : `${inner}[]`
  }
  const limits = limitsOf(schema)
  const type = [schema.type ?? 'any'].flat().join(' | ')
  return limits ? `${type} (${limits})` : type
}

/** Fields of a body or response. Nested fields follow their parent. */
export function fieldsOf(schema: ApiSchema, schemas: Schemas, prefix = '', depth = 0): SchemaField[] {
  const resolved = resolve(schema, schemas)
  if (resolved.items) return fieldsOf(resolved.items, schemas, `${prefix}[]`, depth)
  const required = new Set(resolved.required)
  return Object.entries(resolved.properties ?? {}).flatMap(([key, field]) => {
    const name = prefix ? `${prefix}.${key}` : key
    const { description = '' } = field
    const own: SchemaField = { name, type: typeOf(field), isRequired: required.has(key), description }
    return depth + 1 < deepest ? [own, ...fieldsOf(field, schemas, name, depth + 1)] : [own]
  })
}
