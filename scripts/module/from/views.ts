import type { Names } from '../names.ts'
import { lines, quoted, type Swap } from './code.ts'
import { type Field, hasTexts, isFilter, isNumber, isWritten, labelOf, type Resource, valuesOf } from './field.ts'
import { translated } from './labels.ts'

/** Kinds of `src/views/shared/list/kinds.tsx`; others are texts. */
const kinds: Readonly<Partial<Record<Field['kind'], string>>> = {
  long: 'multiline',
  email: 'email',
  phone: 'phone',
  url: 'url',
  currency: 'choice',
  integer: 'number',
  number: 'number',
  money: 'money',
  date: 'date',
  time: 'dateTime',
  choice: 'choice',
  boolean: 'boolean',
}

/** Amounts are in the currency of their row, if it has one. */
function moneyOf({ name, isRequired }: Field, fields: readonly Field[]): string {
  const code = fields.find(({ kind }) => kind === 'currency')
  const currency = code ? `, currency: row.${code.name}${code.isRequired ? '' : ' ?? undefined'}` : ''
  const amount = `{ cents: Math.round(row.${name} * 100)${currency} }`
  return isRequired ? `value: (row) => (${amount})` : `value: (row) => (row.${name} == null ? null : ${amount})`
}

/** @param view path of a row's page, if there is one */
function fieldCode(field: Field, index: number, { fields, primary }: Resource, view: string | undefined): string {
  const { name, kind, isRequired } = field
  const choices = kind === 'boolean' ? `['true', 'false']` : field.values && valuesOf(field)
  const isPrimary = field === primary
  const isLabeled = kind !== 'currency' && hasTexts(field)
  const options = [
    kinds[kind] && `kind: '${kinds[kind]}'`,
    kind === 'money' && moneyOf(field, fields),
    isPrimary && 'isPrimary: true',
    isPrimary && view && `cell: (row) => <Link to={${view}.href({ id: row.id })}>{row.${name}}</Link>`,
    !isPrimary && (index > 5 || kind === 'long') && `column: 'hiddenAtFirst'`,
    choices && !isLabeled && `choices: ${choices}.map((value) => ({ value, label: value }))`,
    choices && isLabeled && (kind === 'boolean' || !isRequired) && `values: ${choices}`,
    kinds[kind] === 'choice' && !isFilter(field) && 'filter: false',
    kind === 'choice' && 'tones: {}',
  ]
  return `  ${name}: { ${options.filter(Boolean).join(', ')} },`
}

/** @param text the template's file, which links rows to their pages or not */
export function fieldsFile({ key, plural, singular }: Names, resource: Resource, text: string): string {
  const { fields } = resource
  const view = text.includes('<Link ') ? `paths.${singular}View` : undefined
  const code = fields.map((field, index) => fieldCode(field, index, resource, view))
  const lists = fields.filter(({ values }) => values !== undefined).map(valuesOf)
  const isUsed = (name: string) => code.some((line) => line.includes(name))
  return lines([
    view && `import { Link } from 'react-router-dom'`,
    `import { ${[...lists.filter(isUsed), `${singular}Schema`].join(', ')} } from '@/redux/${key}/schema'`,
    `import { defineFields } from '@/views/shared/list/defineFields'`,
    view && `import { paths } from './paths'`,
    `\nexport const ${singular}Fields = defineFields('${plural}', ${singular}Schema, {`,
    ...code,
    '})\n',
  ])
}

function startOf(field: Field): string | undefined {
  const { name, kind, isRequired, values = [] } = field
  if (kind === 'boolean') return `${name}: false`
  if (!isRequired) return `${name}: null`
  if (values.length > 0) return `${name}: ${quoted(values[0] ?? '')}`
  return isNumber(field) ? undefined : `${name}: ''`
}

/** Default values, and rows of one field in a dialog, of two on a page. */
export function formSwaps({ fields }: Resource): readonly Swap[] {
  const written = fields.filter(isWritten)
  const names = written.map(({ name }) => quoted(name))
  const pairs = names.flatMap((name, index) => (index % 2 === 0 ? [names.slice(index, index + 2).join(', ')] : []))
  return [
    [/\{ name: '', status: 'active' \}/, `{ ${written.flatMap((field) => startOf(field) ?? []).join(', ')} }`],
    [/\['name'.+?'status'\]/, (found) => `[${(found.includes('], [') ? names : pairs).join('], [')}]`],
  ]
}

/** Reads the name of a row from its field. */
export function renamed(text: string, { primary: { name } }: Resource): string {
  if (name === 'name') return text
  return text
    .replace(/\{ (id, )?name \}(?=: \w+\)|\) =>| =)/g, (_, id = '') => `{ ${id}${name}: name }`)
    .replace('{ name: _', `{ ${name}: _`)
    .replace(/\b(data\?|row\?|field)\.name\b/g, `$1.${name}`)
}

export function textsFile(text: string, language: string, { fields }: Resource): string {
  const { field: _, status: __, ...rest } = JSON.parse(text) as Record<string, unknown>
  const word = (name: string) => translated(labelOf(undefined, name), name, language)
  const labelsOf = ({ kind, values = [] }: Field) =>
    kind === 'boolean'
      ? { true: word('yes'), false: word('no') }
      : Object.fromEntries(values.map((value) => [value, word(value)]))
  const choices = fields.filter((field) => ['choice', 'boolean'].includes(field.kind) && hasTexts(field))
  const texts = {
    ...rest,
    field: Object.fromEntries(fields.map(({ name, label }) => [name, translated(label, name, language)])),
    ...Object.fromEntries(choices.map((field) => [field.name, labelsOf(field)])),
  }
  return `${JSON.stringify(texts, null, 2)}\n`
}
