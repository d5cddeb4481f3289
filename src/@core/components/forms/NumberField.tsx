import { Minus, Plus } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../button/IconButton'
import { Field, type FieldProps } from './Field'
import styles from './number-field.module.scss'

export interface NumberFieldProps extends FieldProps {
  /** Null while the field is empty. */
  value: number | null
  onChange: (value: number | null) => void
  min?: number
  max?: number
  /** What a press on a button or an arrow key adds. */
  step?: number
  /** Stands behind the number, such as "kg". */
  unit?: string
  onBlur?: () => void
  disabled?: boolean
  readOnly?: boolean
  id?: string
}

/** A number to type or to step through. The buttons stop at the limits; what is typed beyond them is for the form to refuse. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, isOptional, id, value, onChange, min, max, step = 1, unit, ...input } = props
  const { t } = useTranslation('kit')
  const ref = useRef<HTMLInputElement>(null)
  const isOff = input.disabled === true || input.readOnly === true

  function change(direction: 'stepUp' | 'stepDown') {
    const field = ref.current
    if (!field || isOff) return
    // The browser knows limits and steps, and adds decimals without a rest.
    if (field.value === '' && min !== undefined) field.value = String(min)
    else field[direction]()
    onChange(field.valueAsNumber)
  }

  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} id={id}>
      {(control) => (
        <div className={styles.numberField}>
          <IconButton
            size="sm"
            label={t('number.less', { name: label })}
            icon={<Minus aria-hidden="true" />}
            aria-disabled={isOff || (value !== null && min !== undefined && value <= min)}
            onClick={() => change('stepDown')}
          />
          <input
            ref={ref}
            type="number"
            className="form-control tabular"
            inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
            min={min}
            max={max}
            step={step}
            {...input}
            {...control}
            value={value ?? ''}
            onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
          />
          {unit && <span aria-hidden="true">{unit}</span>}
          <IconButton
            size="sm"
            label={t('number.more', { name: label })}
            icon={<Plus aria-hidden="true" />}
            aria-disabled={isOff || (value !== null && max !== undefined && value >= max)}
            onClick={() => change('stepUp')}
          />
        </div>
      )}
    </Field>
  )
}
