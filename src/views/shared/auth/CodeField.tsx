import { cx } from '@core/components/cx'
import { Field, type FieldProps } from '@core/components/forms/Field'
import type { Ref } from 'react'
import { digitsOf } from '@core/digits'
import styles from './code-field.module.scss'

export const codeLength = 6

interface CodeFieldProps extends Pick<FieldProps, 'label' | 'error'> {
  value: string
  /** Receives digits only, at most `codeLength`. */
  onChange: (code: string) => void
  /** Number of wrong codes: each increment shakes the boxes. */
  wrongCodes: number
  ref: Ref<HTMLInputElement>
}

/**
 * One-time code: a single input drawn as one box per digit.
 * Paste, autofill and screen readers work as in any other field.
 */
export function CodeField({ label, error, value, onChange, wrongCodes, ref }: CodeFieldProps) {
  const next = Math.min(value.length, codeLength - 1)
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className={styles.code} dir="ltr">
          <input
            {...control}
            ref={ref}
            className={styles.codeInput}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={value}
            onChange={({ target }) => onChange(digitsOf(target.value).slice(0, codeLength))}
          />
          {/* A new key restarts the animation. */}
          <div key={wrongCodes} className={cx(styles.codeBoxes, wrongCodes > 0 && styles.isWrong)} aria-hidden="true">
            {Array.from({ length: codeLength }, (_, index) => (
              <span key={index} className={cx(styles.codeBox, error && 'is-invalid', index === next && 'is-next')}>
                {value[index]}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  )
}
