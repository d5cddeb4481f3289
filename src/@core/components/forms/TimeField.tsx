import { Clock, X } from 'lucide-react'
import { useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../button/IconButton'
import { Combobox } from './Combobox'
import type { FieldProps } from './Field'
import { readTime, timesOfDay, writeTime } from './timeEntry'

export interface TimeFieldProps extends FieldProps {
  /** ISO time, such as `14:30`; `''` for none. Invalid input is passed on, for `clockTextSchema` to reject. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Minutes between the times of the list. Any time can be typed. */
  step?: number
  /** First time of the list, as ISO time. */
  min?: string
  /** Last time of the list, as ISO time. */
  max?: string
  name?: string
  disabled?: boolean
  id?: string
  ref?: Ref<HTMLInputElement>
}

const isTime = (text: string) => readTime(text) === text

/** Time of day, typed in the format of the language or selected from a list. Optional fields have a clear button. */
export function TimeField(props: TimeFieldProps) {
  const { value, onChange, onBlur, step = 30, min, max, name, disabled = false, ref, ...field } = props
  const { t, i18n } = useTranslation('kit')
  const [draft, setDraft] = useState<string | null>(null)
  const write = (time: string) => writeTime(time, i18n.language)
  const typed = draft?.trim().toLowerCase() ?? ''
  const options = timesOfDay(step, min, max)
    .map((key) => ({ key, label: write(key) }))
    .filter(
      ({ key, label }) => key === readTime(typed) || [key, label.toLowerCase()].some((text) => text.startsWith(typed)),
    )

  return (
    <Combobox
      {...field}
      text={draft ?? (isTime(value) ? write(value) : value)}
      onText={(text) => {
        setDraft(text)
        onChange(readTime(text) ?? text.trim())
      }}
      options={options}
      chosen={value}
      onPick={(time) => {
        setDraft(null)
        onChange(time)
      }}
      onBlur={() => {
        setDraft(null)
        onBlur?.()
      }}
      inputRef={ref}
      input={{ name, disabled, className: 'moment-field tabular' }}
      end={
        field.isOptional && value !== '' && !disabled ? (
          <IconButton
            size="sm"
            label={t('time.clear', { field: field.label })}
            icon={<X aria-hidden="true" />}
            onClick={({ currentTarget }) => {
              // The button unmounts: keep the focus in the field.
              currentTarget.parentElement?.querySelector('input')?.focus()
              setDraft(null)
              onChange('')
            }}
          />
        ) : (
          <Clock aria-hidden="true" />
        )
      }
    />
  )
}
