import { useTranslation } from 'react-i18next'
import { writeHundredths } from './decimalText'
import { invoiceErrors } from './invoiceForm'

/** The id of a field's control. The page has one such form, so that its names are enough. */
export function fieldId(name: string): string {
  return `invoice-${name.replaceAll('.', '-')}`
}

/** The id of the collapsed part of a line, with its discount and tax. */
export function adjustId(index: number): string {
  return fieldId(`lines.${index}.adjust`)
}

/**
 * Says the errors of this form; those that every form has, and a server's sentences, come out as they went in.
 */
export function useFieldError(): (message: string | undefined) => string | undefined {
  const { t, i18n } = useTranslation('invoice')
  return (message) => {
    const own = invoiceErrors.find((key) => key === message)
    return own ? t(`form.error.${own}`, { example: writeHundredths(1234_50, i18n.language, 2) }) : message
  }
}
