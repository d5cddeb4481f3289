import { camel, capital } from '../names.ts'

/** A field of a row, as somebody else's document describes it. */
export interface Field {
  readonly name: string
  readonly label: string
  readonly kind:
    'text' | 'long' | 'email' | 'url' | 'uuid' | 'date' | 'time' | 'integer' | 'number' | 'boolean' | 'choice'
  /** Whether every row has it. Otherwise null stands for none. */
  readonly isRequired: boolean
  /** Only the backend sets it. */
  readonly isReadOnly: boolean
  /** The least and the most of a number, or the fewest and the most characters of a text. */
  readonly min?: number
  readonly max?: number
  /** Whether the least, or the most, is itself too little, or too much. */
  readonly isAbove?: boolean
  readonly isBelow?: boolean
  readonly pattern?: string
  /** Of a choice. */
  readonly values?: readonly string[]
}

/** What a document says of a resource, as far as a list can be made of it. */
export interface Resource {
  /** Such as `/suppliers` of Sales CRM. */
  readonly origin: string
  readonly fields: readonly Field[]
  /** The field that names a row. */
  readonly primary: Field
  /** What was left out, or is otherwise than the document says, in a line each. */
  readonly notes: readonly string[]
}

export const isText = ({ kind }: Field) => ['text', 'long', 'email', 'url', 'uuid'].includes(kind)
export const isNumber = ({ kind }: Field) => kind === 'integer' || kind === 'number'
export const isDay = ({ kind }: Field) => kind === 'date' || kind === 'time'
export const isWritten = ({ isReadOnly }: Field) => !isReadOnly
/** Rows are filtered by it, where no parameter of lists has its name. */
export const isFilter = ({ kind, name }: Field) =>
  kind === 'choice' && !['q', 'page', 'perPage', 'sort', 'sortColumn'].includes(name)

/** Whether the values of a choice can be keys of texts; otherwise each is its own text. */
export const hasTexts = ({ values = [] }: Field) =>
  values.every((value) => /^\w[\w-]*$/.test(value) && !/_(zero|one|two|few|many|other)$/.test(value))

/** The name of the list of a choice's values. */
export const valuesOf = ({ name }: Field) => `${camel(name)}Values`

const wordCount = (text: string) => text.match(/\p{L}{2,}/gu)?.length ?? 0

/** A label of at most three words: one that is the same in all languages must not be a sentence. */
export function labelOf(title: unknown, name: string): string {
  const spaced = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .trim()
  // What is in capitals is a code or an abbreviation.
  const own = /^[A-Z\d]+$/.test(spaced) ? spaced : capital(spaced.toLowerCase())
  const said = (typeof title === 'string' ? title : '').replace(/[{}<>$]/g, '').trim()
  if (said !== '' && wordCount(said) <= 3) return said
  return wordCount(own) <= 3 ? own : own.split(' ').slice(0, 3).join(' ')
}
