import { useTimeZone } from '@core/hooks/useTimeZone'
import { useTranslation } from 'react-i18next'
import type { Formatters } from '../format/formatters'
import { createFormatters } from '../format/formatters'

/** By language and zone. Creating formatters may take longer than rendering a row, and every row needs them. */
const made = new Map<string, Formatters>()

function formattersOf(language: string, timeZone: string | undefined): Formatters {
  const key = `${language} ${timeZone}`
  const formatters = made.get(key) ?? createFormatters(language, timeZone)
  made.set(key, formatters)
  return formatters
}

/** Formatters of the current language and zone; the same object until either changes. */
export function useFormat(): Formatters {
  const { i18n } = useTranslation('core')
  return formattersOf(i18n.language, useTimeZone())
}
