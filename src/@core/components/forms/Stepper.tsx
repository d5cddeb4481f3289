import { Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../button/IconButton'
import styles from './stepper.module.scss'

export interface StepperProps {
  /** Accessible name of the group. */
  label: string
  /** Current number. */
  value: number
  /** Smallest number. */
  min?: number
  /** Largest number. */
  max: number
  /** Labels of the buttons, such as "One fewer" and "One more". */
  fewer: string
  /** Label of the button that adds one. */
  more: string
  /** Called with the new number. */
  onChange: (value: number) => void
}

/** Small integer between two buttons. At a limit, the button stays focusable. */
export function Stepper({ label, value, min = 1, max, fewer, more, onChange }: StepperProps) {
  const { i18n } = useTranslation('core')
  const figure = new Intl.NumberFormat(i18n.language).format(value)
  const isLowest = value <= min
  const isHighest = value >= max
  return (
    <span className={styles.stepper} role="group" aria-label={label}>
      <IconButton
        size="sm"
        label={fewer}
        icon={<Minus aria-hidden="true" />}
        aria-disabled={isLowest}
        onClick={() => {
          if (!isLowest) onChange(value - 1)
        }}
      />
      <output className="tabular">{figure}</output>
      <IconButton
        size="sm"
        label={more}
        icon={<Plus aria-hidden="true" />}
        aria-disabled={isHighest}
        onClick={() => {
          if (!isHighest) onChange(value + 1)
        }}
      />
    </span>
  )
}
