import { useTranslation } from 'react-i18next'
import { parseValidationMessage } from '../../validation/validationMessage'

/**
 * Says validation messages in the page's language.
 *
 * @returns A function from message to text; a text of the server's comes out as it went in.
 */
export function useValidationText(): (message: string) => string {
  const { t } = useTranslation('core')
  return (message) => {
    const parsed = parseValidationMessage(message)
    if (!parsed) return message
    const { count, ...params } = parsed.params
    return t(`validation.${parsed.key}`, { ...params, count: Number(count) })
  }
}
