import { useTranslation } from 'react-i18next'
import { writeHundredths } from './decimalText'
import { invoiceErrors } from './invoiceForm'

/** Id of a control. Unique, as a page has one invoice form. */
export function fieldId(name: string): string {
  return `invoice-${name.replaceAll('.', '-')}`
}

/** Id of the collapsed discount and tax of a line. */
export function adjustId(index: number): string {
  return fieldId(`lines.${index}.adjust`)
}

/** Translates the errors of this form. Other messages pass through. */
export function useFieldError(): (message: string | undefined) => string | undefined {
  const { t, i18n } = useTranslation('invoice')
  return (message) => {
    const own = invoiceErrors.find((key) => key === message)
    return own ? t(`form.error.${own}`, { example: writeHundredths(1234_50, i18n.language, 2) }) : message
  }
}
