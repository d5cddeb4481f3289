import type { I18nResources } from '@core/i18n/resources'
import type { Tone } from '@core/components/tone'
import { cellText, type Cell } from '@core/export/table'
import { z } from '@core/schema'
import type { TFunction } from 'i18next'
import { useMemo, type ReactNode } from 'react'
import { useTranslation, type FallbackNs } from 'react-i18next'
import type { Formatters } from '@/utility/format/formatters'
import { useFormat } from '@/utility/hooks/useFormat'
import type { Field, Fields, FieldTraits } from './fields'
import { kinds, type Choice, type FilterKind, type Kind, type KindContext } from './kinds'

export type Namespace = keyof I18nResources

/** A field's label is the text `field.<key>` of its module. */
type LabeledKey<Name extends Namespace> = I18nResources[Name] extends { field: infer Labels }
  ? Extract<keyof Labels, string>
  : never

interface FieldContext<Name extends Namespace> extends KindContext {
  readonly t: TFunction<FallbackNs<Name>>
}

interface FieldOptions<Row, Name extends Namespace> extends FieldTraits {
  readonly kind?: keyof typeof kinds
  /** Default: the row's property of that name. */
  readonly value?: (row: Row) => unknown
  readonly text?: (row: Row, context: FieldContext<Name>) => Cell
  /** Default: the cell of the kind. */
  readonly cell?: (row: Row, context: FieldContext<Name>) => ReactNode
  /** Values of a choice, labeled `<key>.<value>`; default: those of the schema. */
  readonly values?: readonly string[]
  /** Choices with labels, instead of `values`. */
  readonly choices?: readonly Choice[]
  readonly tones?: Readonly<Partial<Record<string, Tone>>>
  /** Default: true for choices. A string or `names`: the query parameters, if they don't follow from the key. */
  readonly filter?: boolean | string | { readonly names: readonly string[]; readonly kind?: FilterKind }
}

export interface FieldList<Row, Name extends Namespace, Key extends string> {
  readonly namespace: Name
  readonly schema: z.ZodMiniObject
  readonly options: Readonly<Record<Key, FieldOptions<Row, Name>>>
}

/**
 * Defines the fields of a list, its form and its details, in the order of the columns.
 * @param namespace of the labels `field.<key>`; a missing label is a type error
 * @param schema of a row; its choices and limits also apply to the form
 * @param options by the row's property; an entry contains only what differs from the defaults of its kind
 */
export function defineFields<Schema extends z.ZodMiniObject, Name extends Namespace, Key extends string>(
  namespace: Name,
  schema: Schema,
  options: Readonly<Record<Key, FieldOptions<z.infer<Schema>, Name>>> &
    Readonly<Record<Exclude<Key, LabeledKey<Name>>, never>>,
): FieldList<z.infer<Schema>, Name, Key> {
  return { namespace, schema, options }
}

function filterOf(
  key: string,
  filter: NonNullable<FieldOptions<never, never>['filter']>,
  kind: FilterKind,
): Field<never>['filter'] {
  if (filter === false) return undefined
  if (typeof filter === 'object') return { kind, ...filter }
  const name = filter === true ? key : filter
  return { kind, names: kind === 'day' || kind === 'amount' ? [`${name}From`, `${name}To`] : [name] }
}

type GivenChoices<Key extends string> = Readonly<Partial<Record<Key, readonly Choice[]>>>

export function resolveFields<Row, Name extends Namespace, Key extends string>(
  { schema, options }: FieldList<Row, Name, Key>,
  t: TFunction<FallbackNs<Name>>,
  format: Formatters,
  given?: GivenChoices<Key>,
): Fields<Row, Key> {
  const translate = t as (key: string) => string

  function resolve(key: Key): Field<Row> {
    const own: FieldOptions<Row, Name> = options[key]
    const kind: Kind<never> = kinds[own.kind ?? 'text']
    const shape = schema.shape[key]
    const values = own.values ?? (own.kind === 'choice' && shape instanceof z.ZodMiniEnum ? shape.options : [])
    const choices =
      given?.[key] ?? own.choices ?? values.map((value) => ({ value: `${value}`, label: translate(`${key}.${value}`) }))
    const labelOf = (value: string) => choices.find((choice) => choice.value === value)?.label ?? value
    const context = { t, format, labelOf, tones: own.tones }
    const read = own.value ?? ((row: Row) => (row as Readonly<Record<string, unknown>>)[key])

    function text(row: Row): Cell {
      if (own.text) return own.text(row, context)
      const value = read(row)
      return value === undefined || value === null || value === '' ? '' : kind.text(value as never, context)
    }
    function cell(row: Row): ReactNode {
      const shown = own.cell?.(row, context)
      if (shown !== undefined) return shown
      const plain = cellText(text(row))
      return plain === '' ? null : kind.cell(plain, read(row) as never, context)
    }

    return {
      ...own,
      key,
      kind,
      isStatus: own.tones !== undefined,
      label: translate(`field.${key}`),
      text,
      cell,
      choices,
      schema: shape,
      filter: filterOf(key, own.filter ?? own.kind === 'choice', kind.filter),
    }
  }

  return Object.fromEntries(Object.keys(options).map((key) => [key, resolve(key as Key)])) as Fields<Row, Key>
}

/** Fields in the current language. @param list from `defineFields` @param choices must be the same object on every render */
export function useFields<Row, Name extends Namespace, Key extends string>(
  list: FieldList<Row, Name, Key>,
  choices?: GivenChoices<Key>,
): Fields<Row, Key> {
  const { t } = useTranslation(list.namespace)
  const format = useFormat()
  return useMemo(() => resolveFields(list, t, format, choices), [list, t, format, choices])
}
