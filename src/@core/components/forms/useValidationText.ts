import { useTranslation } from 'react-i18next'
import { parseValidationMessage } from '../../validation/validationMessage'

/** Returns a translator of validation messages; `field` is the field's label. Server texts are returned unchanged. */
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
