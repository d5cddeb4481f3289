import { useTranslation } from 'react-i18next'
import type { ApiError } from '../api/errors'

/** @returns a function that maps an error to a sentence in the current language */
export function useErrorText(): (error: ApiError) => string {
  const { t } = useTranslation('core')
  return ({ kind }) => t(`apiError.${kind}`)
}
