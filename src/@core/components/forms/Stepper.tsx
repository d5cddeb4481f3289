import { Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../button/IconButton'
import styles from './stepper.module.scss'

export interface StepperProps {
  /** What is counted. */
  label: string
  value: number
  /** 1 unless given. */
  min?: number
  max: number
  /** Names of the two buttons: "One fewer", "One more". */
  fewer: string
  more: string
  onChange: (value: number) => void
}

/** A small whole number between two buttons. At its ends a button stays where it is, so that the focus does, too. */
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
