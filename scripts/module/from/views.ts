import { camel, type Names } from '../names.ts'
import { lines, quoted, type Swap } from './code.ts'
import type { Field, Resource } from './field.ts'
import { hasTexts, isDay, isFilter, isNumber, isWritten, labelOf, valuesOf } from './field.ts'

const choiceText = (field: Field, value: string) =>
  hasTexts(field) ? `t(\`choice.${field.name}.\${${value}}\`)` : value

/** Code of the content of a cell. */
function textOf(field: Field): string {
  const { name, kind, isRequired } = field
  const value = `row.${name}`
  const unless = (text: string) => (isRequired ? text : `${value} == null ? '' : ${text}`)
  if (isDay(field))
    return unless(
      `{ text: format.${kind === 'date' ? 'date' : 'dateTime'}(${value}), day: dayTextOf(dateOf(${value})) }`,
    )
  if (isNumber(field)) return unless(`{ text: format.number(${value}), number: ${value} }`)
  if (kind === 'boolean') return unless(`t(${value} ? 'choice.yes' : 'choice.no')`)
  if (kind === 'choice') return unless(choiceText(field, value))
  return isRequired ? value : `${value} ?? ''`
}

function fieldCode(field: Field, index: number, primary: Field): string {
  const { name, kind, isRequired } = field
  const text = textOf(field)
  const needs = [/\bt\(/.test(text) && 't', text.includes('format.') && 'format'].filter(Boolean).join(', ')
  const context = needs && `, { ${needs} }`
  const body = text.startsWith('{') ? `(${text})` : text
  return lines([
    '  {',
    `    key: '${name}',`,
    `    label: ({ t }) => t('field.${name}'),`,
    field === primary && `    kind: 'primary',`,
    isNumber(field) && '    isNumeric: true,',
    '    isSortable: true,',
    field !== primary && (index > 5 || kind === 'long') && `    column: 'hiddenAtFirst',`,
    isFilter(field) &&
      `    choices: (${hasTexts(field) ? '{ t }' : ''}) => ${valuesOf(field)}.map((value) => ({ value, label: ${choiceText(field, 'value')} })),`,
    `    text: (row${context}) => ${body},`,
    field === primary && `    cell: (row) => <bdi>{row.${name}}</bdi>,`,
    kind === 'choice' &&
      `    cell: (row${context}) => ${isRequired ? '' : `row.${name} == null ? null : `}<Badge>{${choiceText(field, `row.${name}`)}}</Badge>,`,
    '  },',
  ])
}

export function fieldsFile({ key, plural, singular, Singular }: Names, { fields, primary }: Resource): string {
  const choices = fields.filter(({ kind }) => kind === 'choice')
  const lists = choices.filter(isFilter).map(valuesOf)
  return lines([
    choices.length > 0 && `import { Badge } from '@core/components/Badge'`,
    fields.some(isDay) && `import { dateOf, dayTextOf } from '@core/zonedTime'`,
    `import type { TFunction } from 'i18next'`,
    `import type { ${Singular} } from '@/redux/${key}/schema'`,
    lists.length > 0 && `import { ${lists.join(', ')} } from '@/redux/${key}/schema'`,
    `import type { Formatters } from '@/utility/format/formatters'`,
    `import type { Field } from '@/views/shared/list/fields'\n`,
    `interface ${Singular}Texts {`,
    `  t: TFunction<'${plural}'>`,
    '  format: Formatters',
    '}\n',
    `export const ${singular}Fields: readonly Field<${Singular}, ${Singular}Texts>[] = [`,
    ...fields.map((field, index) => fieldCode(field, index, primary)),
    ']\n',
  ])
}

const inputs: Readonly<Partial<Record<Field['kind'], string>>> = { email: 'email', url: 'url' }

function controlCode(field: Field): string {
  const { name, kind, isRequired } = field
  const optional = isRequired || kind === 'boolean' ? '' : ' isOptional'
  const label = `label={t('field.${name}')}${optional}`
  const error = `error={errors.${name}?.message}`
  if (kind === 'boolean') return `<SwitchField ${label} {...form.register('${name}')} ${error} />`
  if (isDay(field)) {
    const value = isRequired ? '' : ` value={${camel(name)}Field.value ?? ''}`
    return `<DateField ${label} {...${camel(name)}Field}${value} ${error} />`
  }
  if (isNumber(field))
    return `<TextField ${label} type="number" ${kind === 'integer' ? 'inputMode="numeric"' : 'step="any" inputMode="decimal"'} {...form.register('${name}', asNumber)} ${error} />`
  const registered = `{...form.register('${name}'${isRequired ? '' : ', orNone'})} ${error}`
  if (kind === 'choice') {
    const none = isRequired ? '' : ` placeholder={t('choice.none')}`
    return `<SelectField ${label}${none} options={${valuesOf(field)}.map((value) => ({ value, label: ${choiceText(field, 'value')} }))} ${registered} />`
  }
  if (kind === 'long') return `<TextArea ${label} ${registered} />`
  const type = inputs[kind]
  return `<TextField ${label}${type ? ` type="${type}"` : ''} autoComplete="off" ${registered} />`
}

/** Code of the default value of a new row. */
function startOf(field: Field): string | undefined {
  const { name, kind, isRequired, values = [] } = field
  if (kind === 'boolean') return `${name}: false`
  if (!isRequired) return `${name}: null`
  if (kind === 'choice') return `${name}: ${quoted(values[0] ?? '')}`
  return isNumber(field) ? undefined : `${name}: ''`
}

/** Replacements in the dialog. */
export function dialogSwaps({ singular }: Names, { fields, primary }: Resource): readonly Swap[] {
  const written = fields.filter(isWritten)
  const controls = written.map(controlCode)
  const all = controls.join('\n')
  const days = written.filter(isDay)
  const lists = written.filter(({ kind }) => kind === 'choice').map(valuesOf)
  // `DateField` edits the day of a time.
  const times = days
    .filter(({ kind }) => kind === 'time')
    .map(({ name, isRequired }) => {
      const value = `${singular}.${name}`
      return `${name}: ${isRequired ? '' : `${value} == null ? null : `}dayTextOf(dateOf(${value}))`
    })
  const changed = times.length > 0 ? `(${singular} && { ...${singular}, ${times.join(', ')} })` : singular
  const helpers = lines([
    all.includes(', orNone') && `const orNone = { setValueAs: (value: unknown) => (value === '' ? null : value) }\n`,
    all.includes(', asNumber') &&
      `const asNumber = { setValueAs: (value: unknown) => (value === '' || value === null ? null : Number(value)) }\n`,
    '/** Adds an entry',
  ])
  const parts = ['DateField', 'SelectField', 'SwitchField', 'TextArea', 'TextField'].filter((part) =>
    all.includes(`<${part} `),
  )
  return [
    [
      /import \{ SelectField \}[^]*?TextField'\n/,
      parts.map((part) => `import { ${part} } from '@core/components/forms/${part}'\n`).join(''),
    ],
    [
      /import \{ FormDialog \}.+\n/,
      (found) => `${found}${times.length > 0 ? `import { dateOf, dayTextOf } from '@core/zonedTime'\n` : ''}`,
    ],
    [
      /import \{ useTranslation \}/,
      (found) => (days.length > 0 ? `import { useController } from 'react-hook-form'\n${found}` : found),
    ],
    [/, statuses \} from/, [...lists.map((list) => `, ${list}`), ' } from'].join('')],
    [/\/\*\* Adds an entry/, helpers],
    [
      /defaultValues: \{.+\}/,
      `defaultValues: ${changed} ?? { ${written.flatMap((field) => startOf(field) ?? []).join(', ')} }`,
    ],
    [
      / {2}const \{ errors \}.+\n/,
      (found) =>
        `${found}${days.map((field) => `const ${camel(field.name)}Field = useController({ control: form.control, name: '${field.name}' }).field\n`).join('')}`,
    ],
    [/const \{ name \} = values/, `const { ${primary.name}${primary.name === 'name' ? '' : ': name'} } = values`],
    [/ {6}<TextField[^]*(?= {4}<\/FormDialog>)/, `${all}\n`],
  ]
}

/** Replacements in the page. */
export function pageSwaps({ primary: { name } }: Resource): readonly Swap[] {
  const taken = name === 'name' ? 'name' : `${name}: name`
  return [
    [/\{ id, name \}/, `{ id, ${taken} }`],
    [/\(\{ name \}\) => name/, `({ ${taken} }) => name`],
  ]
}

const own: Readonly<Record<string, { search: string; yes: string; no: string; none: string }>> = {
  en: { search: 'Search', yes: 'Yes', no: 'No', none: 'None' },
  de: { search: 'Suchen', yes: 'Ja', no: 'Nein', none: 'Keine Angabe' },
  fr: { search: 'Rechercher', yes: 'Oui', no: 'Non', none: 'Aucun' },
  pt: { search: 'Pesquisar', yes: 'Sim', no: 'Não', none: 'Nenhum' },
  ar: { search: 'بحث', yes: 'نعم', no: 'لا', none: 'بلا' },
}

/** Texts of the template, with those of the resource's fields. */
export function textsFile(text: string, language: string, { fields }: Resource): string {
  const { field: _, status: __, ...rest } = JSON.parse(text) as Record<string, unknown>
  const said = own[language]
  const choices = fields.filter((field) => field.kind === 'choice' && hasTexts(field))
  const choice = {
    ...Object.fromEntries(
      choices.map((field) => [
        field.name,
        Object.fromEntries((field.values ?? []).map((value) => [value, labelOf(undefined, value)])),
      ]),
    ),
    ...(fields.some(({ kind }) => kind === 'boolean') && { yes: said?.yes, no: said?.no }),
    ...(fields.some((field) => field.kind === 'choice' && !field.isRequired && isWritten(field)) && {
      none: said?.none,
    }),
  }
  const texts = {
    ...rest,
    search: said?.search,
    field: Object.fromEntries(fields.map((field) => [field.name, field.label])),
    ...(Object.keys(choice).length > 0 && { choice }),
  }
  return `${JSON.stringify(texts, null, 2)}\n`
}
