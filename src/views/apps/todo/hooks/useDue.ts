import { useTimeZone } from '@core/hooks/useTimeZone'
import { dateOf, dayTextOf } from '@core/zonedTime'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Task } from '@/redux/apps/todo/schema'
import { dueGroupOf, isWholeDay, type DueGroup } from '../shared/due'

/** A due date as a row writes it. */
interface DueText {
  group: DueGroup
  /** Short: the hour where it is today, else the day, and the hour of one that is ahead. */
  text: string
  /** The whole of it. */
  title: string
}

export type DueOf = (task: Task) => DueText | null

/** How rows write when something is due; null where it is not due at all. The same function until the minute is over. */
export function useDue(now: Date): DueOf {
  const { t, i18n } = useTranslation('todo')
  const { language } = i18n
  const timeZone = useTimeZone()
  return useMemo(() => {
    // Making one takes as long as a hundred uses of it: one for all rows.
    const formatOf = (style: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, { ...style, timeZone })
    const time = formatOf({ timeStyle: 'short' })
    const day = formatOf({ day: 'numeric', month: 'short' })
    const dayOfYear = formatOf({ day: 'numeric', month: 'short', year: 'numeric' })
    const wholeDay = formatOf({ dateStyle: 'full' })
    const dayAndTime = formatOf({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })
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
      if (dayTextOf(due).slice(0, 4) !== dayTextOf(now).slice(0, 4))
        return { group, title, text: dayOfYear.format(due) }
      const isAhead = group === 'week' || group === 'later'
      return { group, title, text: (isAhead && !isWhole ? dayAndTime : day).format(due) }
    }
  }, [t, language, timeZone, now])
}
