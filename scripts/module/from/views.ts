import { camel, type Names } from '../names.ts'
import { lines, quoted, type Swap } from './code.ts'
import type { Field, Resource } from './field.ts'
import { foreignLabel, hasTexts, isDay, isFilter, isNumber, isWritten, labelOf, valuesOf } from './field.ts'

const kinds: Readonly<Partial<Record<Field['kind'], string>>> = {
  email: 'email',
  integer: 'number',
  number: 'number',
  date: 'date',
  time: 'dateTime',
  choice: 'choice',
  boolean: 'choice',
}

function fieldCode(field: Field, index: number, primary: Field): string {
  const { name, kind } = field
  const values = kind === 'boolean' ? `['true', 'false']` : valuesOf(field)
  const options = [
    kinds[kind] && `kind: '${kinds[kind]}'`,
    field === primary && 'isPrimary: true',
    field !== primary && (index > 5 || kind === 'long') && `column: 'hiddenAtFirst'`,
    kinds[kind] === 'choice' && !hasTexts(field) && `choices: ${values}.map((value) => ({ value, label: value }))`,
    hasTexts(field) && (kind === 'boolean' || (kind === 'choice' && !field.isRequired)) && `values: ${values}`,
    kinds[kind] === 'choice' && !isFilter(field) && 'filter: false',
    kind === 'choice' && 'tones: {}',
  ]
  return `  ${name}: { ${options.filter(Boolean).join(', ')} },`
}

export function fieldsFile({ key, plural, singular }: Names, { fields, primary }: Resource): string {
  const code = fields.map((field, index) => fieldCode(field, index, primary))
  const lists = fields.filter(({ kind }) => kind === 'choice').map(valuesOf)
  const used = lists.filter((list) => code.some((line) => line.includes(list)))
  return lines([
    `import { ${[...used, `${singular}Schema`].join(', ')} } from '@/redux/${key}/schema'`,
    `import { defineFields } from '@/views/shared/list/defineFields'\n`,
    `export const ${singular}Fields = defineFields('${plural}', ${singular}Schema, {`,
    ...code,
    '})\n',
  ])
}

function controlCode(field: Field): string {
  const { name, kind, isRequired } = field
  const optional = isRequired || kind === 'boolean' ? '' : ' isOptional'
  const label = `label={t('field.${name}')}${optional}`
  const error = `error={errors.${name}?.message}`
  if (kind === 'boolean') return `<SwitchField ${label} {...form.register('${name}')} ${error} />`
  if (isDay(field)) {
    const value = isRequired ? '' : ` value={${camel(name)}Control.value ?? ''}`
    return `<DateField ${label} {...${camel(name)}Control}${value} ${error} />`
  }
  if (isNumber(field))
    return `<TextField ${label} type="number" ${kind === 'integer' ? 'inputMode="numeric"' : 'step="any" inputMode="decimal"'} {...form.register('${name}', asNumber)} ${error} />`
  const registered = `{...form.register('${name}'${isRequired ? '' : ', orNone'})} ${error}`
  if (kind === 'choice') {
    const none = isRequired ? '' : ` placeholder={t('choice.none')}`
    return `<SelectField ${label}${none} options={${valuesOf(field)}.map((value) => ({ value, label: ${hasTexts(field) ? `t(\`${field.name}.\${value}\`)` : 'value'} }))} ${registered} />`
  }
  if (kind === 'long') return `<TextArea ${label} ${registered} />`
  const type = kind === 'email' || kind === 'url' ? ` type="${kind}"` : ''
  return `<TextField ${label}${type} autoComplete="off" ${registered} />`
}

function startOf(field: Field): string | undefined {
  const { name, kind, isRequired, values = [] } = field
  if (kind === 'boolean') return `${name}: false`
  if (!isRequired) return `${name}: null`
  if (kind === 'choice') return `${name}: ${quoted(values[0] ?? '')}`
  return isNumber(field) ? undefined : `${name}: ''`
}

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
    [/^/, parts.map((part) => `import { ${part} } from '@core/components/forms/${part}'\n`).join('')],
    [
      /import \{ FormDialog \}.+\n/,
      (found) => `${found}${times.length > 0 ? `import { dateOf, dayTextOf } from '@core/zonedTime'\n` : ''}`,
    ],
    [
      /import \{ useTranslation \}/,
      (found) => (days.length > 0 ? `import { useController } from 'react-hook-form'\n${found}` : found),
    ],
    [/, type \w+ \}/, (found) => [...lists.map((list) => `, ${list}`), found].join('')],
    [/import \{ useFields \}.+\nimport \{ FormFields \}.+\nimport .+'\.\/fields'\n/, ''],
    [/\/\*\* Adds an entry/, helpers],
    [
      /defaultValues: \w+ \?\? \{.+?\}/,
      `defaultValues: ${changed} ?? { ${written.flatMap((field) => startOf(field) ?? []).join(', ')} }`,
    ],
    [
      / {2}const fields = useFields.+\n/,
      `  const { errors } = form.formState\n${days.map((field) => `const ${camel(field.name)}Control = useController({ control: form.control, name: '${field.name}' }).field\n`).join('')}`,
    ],
    [/const \{ name \} = values/, `const { ${primary.name}${primary.name === 'name' ? '' : ': name'} } = values`],
    [/ {6}<FormFields[^]*(?= {4}<\/FormDialog>)/, `${all}\n`],
  ]
}

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

export function textsFile(text: string, language: string, { fields }: Resource): string {
  const { field: _, status: __, ...rest } = JSON.parse(text) as Record<string, unknown>
  const said = own[language]
  const shown = (label: string, name: string) => (language === 'en' ? label : foreignLabel(label, name))
  const labels = (field: Field) =>
    field.kind === 'boolean'
      ? { true: said?.yes, false: said?.no }
      : Object.fromEntries((field.values ?? []).map((value) => [value, shown(labelOf(undefined, value), value)]))
  const choices = fields.filter((field) => kinds[field.kind] === 'choice' && hasTexts(field))
  const isOpen = fields.some((field) => field.kind === 'choice' && !field.isRequired && isWritten(field))
  const texts = {
    ...rest,
    search: said?.search,
    field: Object.fromEntries(fields.map((field) => [field.name, shown(field.label, field.name)])),
    ...(isOpen && { choice: { none: said?.none } }),
    ...Object.fromEntries(choices.map((field) => [field.name, labels(field)])),
  }
  return `${JSON.stringify(texts, null, 2)}\n`
}
