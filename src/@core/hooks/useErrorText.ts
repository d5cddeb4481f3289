import { useTranslation } from 'react-i18next'
import type { ApiError } from '../api/errors'

/**
 * Says what went wrong with a call in plain words.
 * @returns a function from the error to a whole sentence in the page's language
 */
export function useErrorText(): (error: ApiError) => string {
  const { t } = useTranslation('core')
  return ({ kind }) => t(`apiError.${kind}`)
}
