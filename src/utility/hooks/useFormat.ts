import { useTimeZone } from '@core/hooks/useTimeZone'
import { useTranslation } from 'react-i18next'
import type { Formatters } from '../format/formatters'
import { createFormatters } from '../format/formatters'

/** By language and zone: making them takes longer than a row of a list may, and each of its rows asks for them. */
const made = new Map<string, Formatters>()

function formattersOf(language: string, timeZone: string | undefined): Formatters {
  const key = `${language} ${timeZone}`
  const formatters = made.get(key) ?? createFormatters(language, timeZone)
  made.set(key, formatters)
  return formatters
}

/** The formatters of the language and the zone that are shown; the same object until one of them changes. */
export function useFormat(): Formatters {
  const { i18n } = useTranslation('core')
  return formattersOf(i18n.language, useTimeZone())
}
