import { camel, capital, type Names } from '../names.ts'
import { type Field, type Resource, isDay, isFilter, isNumber, isText, isWritten, valuesOf } from './field.ts'
import type { Row, Value } from './samples.ts'

/* Prettier formats all generated code. */

export const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&').replaceAll('\n', '\\n')}'`
export const lines = (parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join('\n')

export const filtersOf = ({ fields }: Resource) => fields.filter(isFilter)
const searchedOf = ({ fields }: Resource) => fields.filter(isText)

function schemaOf(field: Field): string {
  const { kind, min, max, isAbove, isBelow, pattern, isRequired, isGuessed } = field
  const or = (schema: string) => (isRequired ? schema : `z.nullish(${schema})`)
  if (kind === 'choice' || (kind === 'currency' && !isGuessed)) return or(`z.enum(${valuesOf(field)})`)
  if (kind === 'boolean') return or('z.boolean()')
  if (isDay(field)) return isRequired ? 'dateTextSchema' : 'z.optional(optionalDateTextSchema)'
  if (isNumber(field)) {
    const checks = [
      min !== undefined && `z.${isAbove ? 'gt' : 'gte'}(${min})`,
      max !== undefined && `z.${isBelow ? 'lt' : 'lte'}(${max})`,
    ].filter(Boolean)
    return or(`z.${kind === 'integer' ? 'int' : 'number'}()${checks.length > 0 ? `.check(${checks.join(', ')})` : ''}`)
  }
  if (kind === 'phone' && !isGuessed) return isRequired ? 'phoneSchema.check(z.minLength(1))' : 'z.nullish(phoneSchema)'
  const checks = [
    'z.trim()',
    (isRequired || min !== undefined) && `z.minLength(${min ?? 1})`,
    kind === 'email' && !isGuessed && 'z.email()',
    kind === 'url' && !isGuessed && 'z.url()',
    kind === 'uuid' && 'z.guid()',
    pattern !== undefined && `z.regex(new RegExp(${quoted(pattern)}, 'u'))`,
    max !== undefined && `z.maxLength(${max})`,
  ].filter(Boolean)
  return or(`z.string().check(${checks.join(', ')})`)
}

export function schemaFile({ singular, Singular }: Names, resource: Resource): string {
  const { fields } = resource
  const isDated = (isRequired: boolean) => fields.some((field) => isDay(field) && field.isRequired === isRequired)
  const dates = [isDated(true) && 'dateTextSchema', isDated(false) && 'optionalDateTextSchema'].filter(Boolean)
  const schemas = fields.map((field) => `  ${field.name}: ${schemaOf(field)},`)
  return lines([
    dates.length > 0 && `import { ${dates.join(', ')} } from '@core/dateText'`,
    `import { idSchema, z } from '@core/schema'`,
    schemas.join().includes('phoneSchema') && `import { phoneSchema } from '@core/validation/phoneSchema'`,
    '\n',
    ...fields
      .filter(({ values }) => values !== undefined)
      .map((field) => `export const ${valuesOf(field)} = [${field.values?.map(quoted).join(', ') ?? ''}] as const\n`),
    `export const ${singular}Schema = z.object({`,
    '  id: z.number(),',
    ...schemas,
    '})\n',
    `export const new${Singular}Schema = z.pick(${singular}Schema, {`,
    ...fields.filter(isWritten).map(({ name }) => `  ${name}: true,`),
    '})\n',
    `export const ${singular}ChangeSchema = z.extend(new${Singular}Schema, { id: idSchema })\n`,
    `export type ${Singular} = z.infer<typeof ${singular}Schema>`,
    `export type New${Singular} = z.infer<typeof new${Singular}Schema>`,
    `export type ${Singular}Change = z.infer<typeof ${singular}ChangeSchema>\n`,
  ])
}

const literal = (field: Field, value: Value, day: (days: number) => string) =>
  isDay(field) && typeof value === 'number' ? day(value) : typeof value === 'string' ? quoted(value) : String(value)

export function rowCode(fields: readonly Field[], row: Row, day: (field: Field, days: number) => string): string {
  return fields
    .map((field) => `${field.name}: ${literal(field, row[field.name] ?? null, (days) => day(field, days))}`)
    .join(', ')
}

export const fixedDay = (_: Field, days: number) =>
  quoted(new Date(Date.UTC(2026, 10, 18 + days)).toISOString().slice(0, 10))

export function seedFile({ key, Plural, Singular }: Names, { fields }: Resource, rows: readonly Row[]): string {
  const code = rows.map(
    (row, index) =>
      `    { id: ${index + 1}, ${rowCode(fields, row, ({ kind }, days) => `${kind === 'date' ? 'day' : 'time'}(${days})`)} },`,
  )
  const has = (kind: Field['kind']) => code.some((line) => line.includes(kind === 'date' ? ' day(' : ' time('))
  const [days, times] = [has('date'), has('time')]
  return lines([
    days && `import { dayTextOf } from '@core/zonedTime'`,
    (days || times) && `import { addDays } from '@fake-db/kit/env'`,
    `import type { ${Singular} } from '@/redux/${key}/schema'\n`,
    `export function seed${Plural}(${days || times ? 'now: Date' : ''}): ${Singular}[] {`,
    days && '  const day = (ahead: number) => dayTextOf(addDays(now, ahead))',
    times && '  const time = (ahead: number) => addDays(now, ahead).toISOString()',
    '  return [',
    ...code,
    '  ]',
    '}\n',
  ])
}

/** Code that sets a read-only field in the sample backend. */
function given({ name, kind, isRequired }: Field, sample: Row): string {
  if (kind === 'time') return `${name}: env.now().toISOString()`
  if (kind === 'date') return `${name}: dayTextOf(env.now())`
  const value = (isRequired ? sample[name] : null) ?? null
  return `${name}: ${typeof value === 'string' ? quoted(value) : value}`
}

function sortedBy(field: Field): string | undefined {
  const { name, isRequired } = field
  if (field.kind === 'boolean') return `${name}: (row) => Number(row.${name}${isRequired ? '' : ' ?? false'})`
  return isRequired ? undefined : `${name}: (row) => row.${name} ?? ${isNumber(field) ? '-Infinity' : "''"}`
}

export type Swap = readonly [part: RegExp, instead: string | ((found: string, first: string) => string)]

const asItIs = (found: string) => found

export function handlerSwaps(resource: Resource, sample: Row): readonly Swap[] {
  const { fields, primary } = resource
  const own = fields.filter((field) => !isWritten(field))
  const set = own.map((field) => given(field, sample)).join(', ')
  const changed = own.filter((field) => isDay(field) && /^(updated|modified|changed)/i.test(field.name))
  const again = changed.map((field) => given(field, sample)).join(', ')
  const filters = filtersOf(resource)
  const has = (field: Field) => `has${capital(camel(field.name))}`
  const otherwise = fields.flatMap((field) => sortedBy(field) ?? []).join(', ')
  const text = ({ name, isRequired }: Field) => (isRequired ? `row.${name}` : `row.${name} ?? ''`)
  const passes = filters.map((field) => `${has(field)}(${text(field)})`).join(' && ')
  return [
    ...(set.includes('dayTextOf') ? [[/^/, `import { dayTextOf } from '@core/zonedTime'\n`] as const] : []),
    [/badRequest, /, ''],
    [/anyOf, /, filters.length > 0 ? asItIs : ''],
    [/\(env\.now\(\)\)/, fields.some(isDay) ? asItIs : '()'],
    [/\n {2}\/\*\* A name is one row's[^]*?\n {2}\}\n/, ''],
    [
      / {6}const hasStatus = .+\n/,
      filters.map((field) => `const ${has(field)} = anyOf(query.${field.name})\n`).join(''),
    ],
    [/searched: .+/, `searched: (row) => [${searchedOf(resource).map(text).join(', ')}],`],
    [/(columnsOf<\w+>\(\w+)\)/, otherwise ? (_, columns) => `${columns}, { ${otherwise} })` : asItIs],
    [/defaultColumn: 'name'/, `defaultColumn: ${quoted(primary.name)}`],
    [/ {8}filter: .+\n/, passes && `filter: (row) => ${passes},\n`],
    [/ {6}rejectTaken\(body\.name\)\n/, ''],
    [/ {6}rejectTaken\(body\.name, body\.id\)\n/, ''],
    [/, addedAt: env\.now\(\)\.toISOString\(\)/, set && `, ${set}`],
    [/(update\(body\.id, )body\)/, again ? (_, update) => `${update}{ ...body, ${again} })` : asItIs],
  ]
}

export function operationSwaps(resource: Resource, examples: readonly Row[]): readonly Swap[] {
  const { fields } = resource
  const [first] = filtersOf(resource)
  const body = (row: Row | undefined) => rowCode(fields.filter(isWritten), row ?? {}, fixedDay)
  return [
    [/const taken = '.+'/, "const wrong = 'A field cannot be used.'"],
    [/status: \['active'\], /, first ? `${first.name}: [${quoted(first.values?.[0] ?? '')}], ` : ''],
    [/400: taken \}/, '400: wrong }'],
    [/400: taken, /, '400: wrong, '],
    [/name: 'Harbour & Sons', status: 'active'/, body(examples[0])],
    [/name: 'Cedar House', status: 'inactive'/, body(examples[1])],
  ]
}

export function contractSwaps(resource: Resource): readonly Swap[] {
  const { primary } = resource
  const filters = filtersOf(resource)
  const searched = searchedOf(resource).map(({ name }) => name)
  return [
    [/statuses, /, filters.map((field) => `${valuesOf(field)}, `).join('')],
    [/pageParameters\('name'\)/, `pageParameters(${quoted(searched.join(', '))})`],
    [/(sortParameters\(\w+, )'name'\)/, (_, before) => `${before}${quoted(primary.name)})`],
    [
      / {2}status: filterParameter\(statuses\),\n/,
      filters.map((field) => `${field.name}: filterParameter(${valuesOf(field)}),\n`).join(''),
    ],
    [/filterParameter, /, filters.length > 0 ? asItIs : ''],
  ]
}
