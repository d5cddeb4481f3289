import { useTranslation } from 'react-i18next'
import { parseValidationMessage } from '../../validation/validationMessage'

/**
 * Translates validation messages.
 *
 * @returns A function from message, and the label of its field if known, to text. A server's own text is returned unchanged.
 */
export function useValidationText(): (message: string, field?: string) => string {
  const { t } = useTranslation('core')
  return (message, field) => {
    const parsed = parseValidationMessage(message)
    if (!parsed) return message
    const { code, params } = parsed
    if (code === 'required' && field) return t('validation.required_named', { field })
    return t(`validation.${code}`, { ...params, count: Number(params.min ?? params.max) })
  }
}
