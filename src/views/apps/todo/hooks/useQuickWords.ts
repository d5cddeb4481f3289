import { dayFrom } from '@core/zonedTime'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { tags } from '@/redux/apps/todo/schema'
import type { QuickWords } from '../list/quickTask'
import { fold, monthNames, weekdayNames } from '../shared/calendarWords'
import { nextWeekStart } from '../shared/due'
import type { ShownCategory } from './useCategories'

const none: readonly ShownCategory[] = []

/** Quick-add words of the locale, and the tag names. @param own the user's own tags */
export function useQuickWords(now: Date, own = none): QuickWords {
  const { t, i18n } = useTranslation('todo')
  const { language } = i18n
  const toNextWeek = Math.round((nextWeekStart(now, language).getTime() - dayFrom(now).getTime()) / 86_400_000)
  return useMemo(() => {
    // A bar separates synonyms.
    const wordsOf = (list: string) => list.split('|').map(fold)
    const days = [
      [t('quickAdd.words.today'), 0],
      [t('quickAdd.words.tomorrow'), 1],
      [t('quickAdd.words.dayAfterTomorrow'), 2],
      [t('quickAdd.words.nextWeek'), toNextWeek],
    ] as const
    const repeats = (['daily', 'weekdays', 'weekly', 'monthly'] as const).flatMap((repeat) =>
      wordsOf(t(`quickAdd.words.${repeat}`)).map((word) => [word, repeat] as const),
    )
    return {
      days: new Map(days.flatMap(([list, ahead]) => wordsOf(list).map((word) => [word, ahead] as const))),
      repeats: new Map(repeats),
      every: new Set(wordsOf(t('quickAdd.words.every'))),
      weekdays: weekdayNames(language),
      months: monthNames(language),
      tags: new Map([
        ...tags.flatMap((tag) => [[tag, tag] as const, [fold(t(`tag.${tag}`)), tag] as const]),
        ...own.map(({ id, name }) => [fold(name), id] as const),
      ]),
      before: new Set(wordsOf(t('quickAdd.words.before'))),
    }
  }, [t, language, own, toNextWeek])
}
