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
  /** Increment of buttons and arrow keys. */
  step?: number
  /** Shown after the number, such as "kg". */
  unit?: string
  onBlur?: () => void
  disabled?: boolean
  readOnly?: boolean
  id?: string
}

/** Number field with step buttons. The buttons stop at the limits; the form rejects typed values beyond them. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, isOptional, id, value, onChange, min, max, step = 1, unit, ...input } = props
  const { t } = useTranslation('kit')
  const ref = useRef<HTMLInputElement>(null)
  const isOff = input.disabled === true || input.readOnly === true

  function change(direction: 'stepUp' | 'stepDown') {
    const field = ref.current
    if (!field || isOff) return
    // `stepUp` and `stepDown` apply limits, and add decimals without rounding errors.
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
