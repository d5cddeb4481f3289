import { useTranslation } from 'react-i18next'
import type { Formatters } from '../format/formatters'
import { createFormatters } from '../format/formatters'

/** By language: making them takes longer than a row of a list may, and each of its rows asks for them. */
const made = new Map<string, Formatters>()

function formattersOf(language: string): Formatters {
  const known = made.get(language)
  if (known) return known
  const formatters = createFormatters(language)
  made.set(language, formatters)
  return formatters
}

/** The formatters of the language that is shown; the same object until it changes. */
export function useFormat(): Formatters {
  const { i18n } = useTranslation('core')
  return formattersOf(i18n.language)
}
