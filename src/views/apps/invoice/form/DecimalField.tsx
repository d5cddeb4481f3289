import { TextField } from '@core/components/forms/TextField'
import { useState } from 'react'
import type { Control } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isTooFine, readHundredths, writeHundredths } from './decimalText'
import type { HundredthsField, InvoiceFormValues } from './invoiceForm'
import { fieldId, useFieldError } from './field'
import styles from './invoice-form.module.scss'

interface DecimalFieldProps {
  control: Control<InvoiceFormValues, unknown, InvoiceFormValues>
  name: `lines.${number}.${HundredthsField}`
  label: string
  /** Minimum number of decimals: 2 for money. */
  decimals?: 0 | 2
  /** An empty field means 0. */
  isOptional?: boolean
}

/** Localized number input, reformatted on blur. */
export function DecimalField({ control, name, label, decimals = 0, isOptional = false }: DecimalFieldProps) {
  const { i18n } = useTranslation('invoice')
  const errorOf = useFieldError()
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name })
  const [typed, setTyped] = useState<string>()

  const read = (text: string) => (isOptional && text.trim() === '' ? 0 : readHundredths(text, i18n.language))
  // Show the typed text while it matches the form value; an item template may have replaced that.
  const isCurrent = typed !== undefined && Object.is(read(typed), value)

  return (
    <TextField
      label={label}
      id={fieldId(name)}
      className={styles.decimalField}
      inputMode="decimal"
      autoComplete="off"
      name={name}
      ref={ref}
      value={isCurrent ? typed : writeHundredths(value, i18n.language, decimals)}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(read(target.value))
      }}
      onBlur={() => {
        if (!Number.isNaN(value)) setTyped(undefined)
        onBlur()
      }}
      error={errorOf(fieldState.error && isTooFine(typed ?? '', i18n.language) ? 'tooFine' : fieldState.error?.message)}
    />
  )
}
