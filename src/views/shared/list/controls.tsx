import { DateField } from '@core/components/forms/DateField'
import type { FieldProps } from '@core/components/forms/Field'
import { SelectField } from '@core/components/forms/SelectField'
import { SwitchField } from '@core/components/forms/SwitchField'
import { TextArea } from '@core/components/forms/TextArea'
import { TextField } from '@core/components/forms/TextField'
import { dateOf, dayTextOf } from '@core/zonedTime'
import type { ReactElement } from 'react'
import type { ControllerRenderProps } from 'react-hook-form'
import type { Choice, ControlName } from './kinds'

type ControlProps = ControllerRenderProps & Pick<FieldProps, 'label' | 'error' | 'isOptional'>

/** Texts that are no time, such as those being typed, stay as they are. */
const dayIn = (text: string) => (/^\d{4}-\d\d-\d\dT/.test(text) ? dayTextOf(dateOf(text)) : text)

/**
 * Form controls of the kinds of fields (`kinds.tsx`). A separate file, because lists without forms need none of them.
 * @param none option for no choice; without it, one is required
 */
export const controls: Readonly<
  Record<ControlName, (props: ControlProps, choices: readonly Choice[], none?: string) => ReactElement>
> = {
  text: (props) => <TextField autoComplete="off" {...props} />,
  multiline: (props) => <TextArea {...props} />,
  email: (props) => <TextField type="email" autoComplete="off" {...props} />,
  phone: (props) => <TextField type="tel" autoComplete="off" {...props} />,
  url: (props) => <TextField type="url" autoComplete="off" {...props} />,
  choice: (props, choices, none) => (
    <SelectField {...props} {...(none !== undefined && { placeholder: none })} options={choices} />
  ),
  boolean: ({ value, onChange, ...props }) => {
    const { isOptional: _, ...rest } = props
    return <SwitchField {...rest} checked={value === true} onChange={({ target }) => onChange(target.checked)} />
  },
  number: ({ onChange, ...props }) => (
    <TextField
      type="number"
      inputMode="decimal"
      step="any"
      autoComplete="off"
      {...props}
      onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
    />
  ),
  date: (props) => <DateField {...props} />,
  // The control edits the day. An unchanged time is kept.
  dateTime: ({ value, ...props }) => <DateField {...props} value={dayIn(String(value))} />,
}
