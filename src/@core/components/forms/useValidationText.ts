import { useTranslation } from 'react-i18next'
import { parseValidationMessage } from '../../validation/validationMessage'

/**
 * Says validation messages in the page's language.
 *
 * @returns A function from message to text; one of a server's own comes out as it went in.
 */
export function useValidationText(): (message: string) => string {
  const { t } = useTranslation('core')
  return (message) => {
    const parsed = parseValidationMessage(message)
    if (!parsed) return message
    const { code, params } = parsed
    return t(`validation.${code}`, { ...params, count: Number(params.min ?? params.max) })
  }
}
