import { useTimeZone } from '@core/hooks/useTimeZone'
import { dateOf, dayTextOf } from '@core/zonedTime'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Task } from '@/redux/apps/todo/schema'
import { dueGroupOf, isWholeDay, type DueGroup } from '../shared/due'

interface DueText {
  group: DueGroup
  /** Short: time today, otherwise the day; upcoming tasks of this year show both. */
  text: string
  title: string
}

export type DueOf = (task: Task) => DueText | null

/** Formats due dates for rows; null without one. Stable for a minute. */
export function useDue(now: Date): DueOf {
  const { t, i18n } = useTranslation('todo')
  const { language } = i18n
  const timeZone = useTimeZone()
  return useMemo(() => {
    // Shared by all rows: creating a formatter takes as long as a hundred uses.
    const formatOf = (style: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, { ...style, timeZone })
    const time = formatOf({ timeStyle: 'short' })
    const day = formatOf({ day: 'numeric', month: 'short' })
    const dayOfYear = formatOf({ day: 'numeric', month: 'short', year: 'numeric' })
    const wholeDay = formatOf({ dateStyle: 'full' })
    const moment = formatOf({ dateStyle: 'full', timeStyle: 'short' })
    return (task) => {
      if (task.dueDate === null) return null
      const due = dateOf(task.dueDate)
      const group = dueGroupOf(task, now, language)
      const isWhole = isWholeDay(task.dueDate)
      const title = (isWhole ? wholeDay : moment).format(due)
      if (group === 'today') return { group, title, text: isWhole ? t('group.today') : time.format(due) }
      if (group === 'tomorrow') {
        const tomorrow = t('group.tomorrow')
        return { group, title, text: isWhole ? tomorrow : t('list.at', { day: tomorrow, time: time.format(due) }) }
      }
      if (group === 'overdue' && !isWhole && dayTextOf(due) === dayTextOf(now))
        return { group, title, text: time.format(due) }
      if (dayTextOf(due).slice(0, 4) !== dayTextOf(now).slice(0, 4))
        return { group, title, text: dayOfYear.format(due) }
      const isAhead = group === 'week' || group === 'later'
      const dayText = day.format(due)
      const text = isAhead && !isWhole ? t('list.at', { day: dayText, time: time.format(due) }) : dayText
      return { group, title, text }
    }
  }, [t, language, timeZone, now])
}
