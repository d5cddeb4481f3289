import { useTranslation } from 'react-i18next'
import { writeHundredths } from './decimalText'
import { invoiceErrors } from './invoiceForm'

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
