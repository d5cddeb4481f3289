import { Badge } from '@core/components/Badge'
import { DateField } from '@core/components/forms/DateField'
import type { FieldProps } from '@core/components/forms/Field'
import { SelectField } from '@core/components/forms/SelectField'
import { SwitchField } from '@core/components/forms/SwitchField'
import { TextArea } from '@core/components/forms/TextArea'
import { TextField } from '@core/components/forms/TextField'
import type { Tone } from '@core/components/tone'
import type { Cell } from '@core/export/table'
import { telUrl } from '@core/validation/phoneSchema'
import { dateOf, dayTextOf } from '@core/zonedTime'
import type { ReactElement, ReactNode } from 'react'
import type { ControllerRenderProps } from 'react-hook-form'
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

type InputProps = ControllerRenderProps & Pick<FieldProps, 'label' | 'error' | 'isOptional'>

/** Display, export, filter and input of a kind of field. Empty values have an empty text and no cell. */
export interface Kind<Value> {
  readonly text: (value: Value, context: KindContext) => Cell
  readonly cell: (text: string, value: Value, context: KindContext) => ReactNode
  readonly isNumeric?: boolean
  readonly filter: FilterKind
  /** @param none option for no choice; without it, one is required */
  readonly input: (props: InputProps, choices: readonly Choice[], none?: string) => ReactElement
}

const text: Kind<string | number> = {
  text: String,
  cell: (shown) => <bdi>{shown}</bdi>,
  filter: 'text',
  input: (props) => <TextField autoComplete="off" {...props} />,
}

const multiline: Kind<string> = { ...text, input: (props) => <TextArea {...props} /> }

const email: Kind<string> = {
  ...text,
  cell: (shown) => <a href={`mailto:${shown}`}>{shown}</a>,
  input: (props) => <TextField type="email" autoComplete="off" {...props} />,
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
  input: (props) => <TextField type="tel" autoComplete="off" {...props} />,
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
  input: (props) => <TextField type="url" autoComplete="off" {...props} />,
}

const choice: Kind<string | boolean> = {
  text: (value, { labelOf }) => labelOf(String(value)),
  cell: (shown, value, { tones }) => (tones ? <Badge tone={tones[String(value)] ?? 'neutral'}>{shown}</Badge> : shown),
  filter: 'choices',
  input: (props, choices, none) => (
    <SelectField {...props} {...(none !== undefined && { placeholder: none })} options={choices} />
  ),
}

/** A switch. Cells have the labels of `true` and `false`. */
const boolean: Kind<boolean> = {
  ...choice,
  input: ({ value, onChange, isOptional: _, ...props }) => (
    <SwitchField {...props} checked={value === true} onChange={({ target }) => onChange(target.checked)} />
  ),
}

const number: Kind<number> = {
  ...text,
  text: (value, { format }) => ({ text: format.number(value), number: value }),
  isNumeric: true,
  filter: 'amount',
  input: ({ onChange, ...props }) => (
    <TextField
      type="number"
      inputMode="decimal"
      step="any"
      autoComplete="off"
      {...props}
      onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
    />
  ),
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
  input: (props) => <DateField {...props} />,
}

/** Texts that are no time, such as those being typed, stay as they are. */
const dayIn = (text: string) => (/^\d{4}-\d\d-\d\dT/.test(text) ? dayTextOf(dateOf(text)) : text)

const dateTime: Kind<string> = {
  ...date,
  text: (iso, { format }) => ({ text: format.dateTime(iso), day: dayTextOf(dateOf(iso)) }),
  // The control edits the day. An unchanged time is kept.
  input: ({ value, ...props }) => <DateField {...props} value={dayIn(String(value))} />,
}

export const kinds = { text, multiline, email, phone, url, choice, boolean, number, money, date, dateTime }
