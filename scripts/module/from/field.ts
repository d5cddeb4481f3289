import { camel, capital } from '../names.ts'

export interface Field {
  readonly name: string
  readonly label: string
  readonly kind:
    | 'text'
    | 'long'
    | 'email'
    | 'phone'
    | 'url'
    | 'uuid'
    | 'currency'
    | 'date'
    | 'time'
    | 'integer'
    | 'number'
    | 'money'
    | 'boolean'
    | 'choice'
  /** The kind follows from the name alone: values are not validated. */
  readonly isGuessed?: boolean
  /** If false, rows may contain null. */
  readonly isRequired: boolean
  readonly isReadOnly: boolean
  /** Limits of a number, or of the length of a text. */
  readonly min?: number
  readonly max?: number
  /** Whether `min` and `max` themselves are excluded. */
  readonly isAbove?: boolean
  readonly isBelow?: boolean
  readonly pattern?: string
  readonly values?: readonly string[]
}

/** The fields of the rows, reduced to what a list supports. */
export interface Resource {
  /** For example `/suppliers` of Sales CRM, or `--fields`. */
  readonly origin: string
  readonly fields: readonly Field[]
  readonly primary: Field
  /** Differences from the document, one per line. */
  readonly notes: readonly string[]
}

export const isText = ({ kind }: Field) => ['text', 'long', 'email', 'phone', 'url', 'uuid', 'currency'].includes(kind)
export const isNumber = ({ kind }: Field) => ['integer', 'number', 'money'].includes(kind)
export const isDay = ({ kind }: Field) => kind === 'date' || kind === 'time'
export const isWritten = ({ isReadOnly }: Field) => !isReadOnly
/** A choice, unless its name is a parameter of all lists. */
export const isFilter = ({ kind, name }: Field) =>
  kind === 'choice' && !['q', 'page', 'perPage', 'sort', 'sortColumn'].includes(name)

/** Text keys of every list. */
const listTexts = 'nav title search field action form toast view failed none noneText'.split(' ')

/** Whether the values of a choice can be text keys. Otherwise the values are shown. */
export const hasTexts = ({ name, values = [] }: Field) =>
  !listTexts.includes(name) &&
  values.every((value) => /^\w[\w-]*$/.test(value) && !/_(zero|one|two|few|many|other)$/.test(value))

export const valuesOf = ({ name }: Field) => `${camel(name)}Values`

const wordCount = (text: string) => text.match(/\p{L}{2,}/gu)?.length ?? 0

const abbreviation = /^(api|dns|html|iban|id|ip|json|pdf|sku|uri|url|vat)$/i

/** A label in whole words, such as `Billing address` for `billingAddress`. Titles in sentences are not used. */
export function labelOf(title: unknown, name: string): string {
  const said = (typeof title === 'string' ? title : '')
    .replace(/[{}<>$]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (said !== '' && wordCount(said) <= 3) return said
  const words = name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[-_\s]+/).filter(Boolean)
  const keepsCapitals = words.length === 1 || /[a-z]/.test(name)
  const written = words.map((word) => {
    if (abbreviation.test(word)) return word.toUpperCase()
    return keepsCapitals && /^[A-Z\d]{2,}$/.test(word) ? word : word.toLowerCase()
  })
  return capital(written.join(' '))
}

/** A label in a language without translation. Instead of an English sentence, it is the field's name. */
export const foreignLabel = (label: string, name: string) => (wordCount(label) <= 3 ? label : name)
