import { dayFrom } from '@core/zonedTime'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { tags } from '@/redux/apps/todo/schema'
import { quickWordsOf, type QuickWords } from '../list/quick/words'
import { fold } from '../shared/calendarWords'
import { nextWeekStart } from '../shared/due'
import type { ShownCategory } from './useCategories'

const none: readonly ShownCategory[] = []

/** Quick-add words of the locale, and the tag names. @param own the user's own tags */
export function useQuickWords(now: Date, own = none): QuickWords {
  const { t, i18n } = useTranslation('todo')
  const { language } = i18n
  const toNextWeek = Math.round((nextWeekStart(now, language).getTime() - dayFrom(now).getTime()) / 86_400_000)
  return useMemo(() => {
    const names = [
      ...tags.flatMap((tag) => [[tag, tag] as const, [fold(t(`tag.${tag}`)), tag] as const]),
      ...own.map(({ id, name }) => [fold(name), id] as const),
    ]
    return quickWordsOf(t('quickAdd.words', { returnObjects: true }), { language, tags: new Map(names), toNextWeek })
  }, [t, language, own, toNextWeek])
}
