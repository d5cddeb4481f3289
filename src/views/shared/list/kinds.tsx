import { Badge } from '@core/components/Badge'
import type { Tone } from '@core/components/tone'
import type { Cell } from '@core/export/table'
import { telUrl } from '@core/validation/phoneSchema'
import { dateOf, dayTextOf } from '@core/zonedTime'
import type { ReactNode } from 'react'
import type { Formatters } from '@/utility/format/formatters'
import type { TypedKind } from './useListParams'

export interface Choice {
  readonly value: string
  readonly label: string
}

export interface KindContext {
  readonly format: Formatters
  /** Label of a choice; the value itself if it is unknown. */
  readonly labelOf: (value: string) => string
  /** Colors of choices by value, neutral by default. Without this object, choices are plain text. */
  readonly tones?: Readonly<Partial<Record<string, Tone>>> | undefined
}

/** By choices, by a range of days or amounts, or by a part of the text. */
export type FilterKind = TypedKind | 'choices'

export type ControlName =
  'text' | 'multiline' | 'email' | 'phone' | 'url' | 'choice' | 'boolean' | 'number' | 'date' | 'dateTime'

/** Display, export, filter and control of a kind of field. Empty values have an empty text and no cell. */
export interface Kind<Value> {
  readonly text: (value: Value, context: KindContext) => Cell
  readonly cell: (text: string, value: Value, context: KindContext) => ReactNode
  readonly isNumeric?: boolean
  readonly filter: FilterKind
  /** Form control of `controls.tsx`. */
  readonly control: ControlName
}

const text: Kind<string | number> = {
  text: String,
  cell: (shown) => <bdi>{shown}</bdi>,
  filter: 'text',
  control: 'text',
}

const multiline: Kind<string> = { ...text, control: 'multiline' }

const email: Kind<string> = {
  ...text,
  cell: (shown) => <a href={`mailto:${shown}`}>{shown}</a>,
  control: 'email',
}

const phone: Kind<string> = {
  ...text,
  cell: (shown) => (
    <a href={telUrl(shown)}>
      <bdi className="tabular" dir="ltr">
        {shown}
      </bdi>
    </a>
  ),
  control: 'phone',
}

const url: Kind<string> = {
  ...text,
  cell: (shown) =>
    /^https?:/i.test(shown) ? (
      <a href={shown} target="_blank" rel="noreferrer" dir="ltr">
        {shown}
      </a>
    ) : (
      <bdi>{shown}</bdi>
    ),
  control: 'url',
}

const choice: Kind<string | boolean> = {
  text: (value, { labelOf }) => labelOf(String(value)),
  cell: (shown, value, { tones }) => (tones ? <Badge tone={tones[String(value)] ?? 'neutral'}>{shown}</Badge> : shown),
  filter: 'choices',
  control: 'choice',
}

/** A switch. Cells have the labels of `true` and `false`. */
const boolean: Kind<boolean> = { ...choice, control: 'boolean' }

const number: Kind<number> = {
  ...text,
  text: (value, { format }) => ({ text: format.number(value), number: value }),
  isNumeric: true,
  filter: 'amount',
  control: 'number',
}

const money: Kind<{ readonly cents: number; readonly currency?: string | undefined }> = {
  ...number,
  text: ({ cents, currency = 'USD' }, { format }) => ({
    text: format.money(cents, currency),
    number: cents / 100,
    currency,
  }),
  cell: (shown) => <bdi className="tabular">{shown}</bdi>,
}

const date: Kind<string> = {
  text: (iso, { format }) => ({ text: format.date(iso), day: dayTextOf(dateOf(iso)) }),
  cell: (shown) => <span className="tabular text-nowrap">{shown}</span>,
  filter: 'day',
  control: 'date',
}

const dateTime: Kind<string> = {
  ...date,
  text: (iso, { format }) => ({ text: format.dateTime(iso), day: dayTextOf(dateOf(iso)) }),
  control: 'dateTime',
}

export const kinds = { text, multiline, email, phone, url, choice, boolean, number, money, date, dateTime }
