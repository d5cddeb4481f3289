import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Formatters } from '../format/formatters'
import { createFormatters } from '../format/formatters'

/** The formatters of the language that is shown; the same object until it changes. */
export function useFormat(): Formatters {
  const { i18n } = useTranslation('core')
  return useMemo(() => createFormatters(i18n.language), [i18n.language])
}
