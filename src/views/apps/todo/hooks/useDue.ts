import { dateOf } from '@core/dateText'
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
  return useMemo(() => {
    // Making one takes as long as a hundred uses of it: one for all rows.
    const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' })
    const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' })
    const dayOfYear = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' })
    const wholeDay = new Intl.DateTimeFormat(language, { dateStyle: 'full' })
    const dayAndTime = new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
    })
    const moment = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' })
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
      if (due.getFullYear() !== now.getFullYear()) return { group, title, text: dayOfYear.format(due) }
      const isAhead = group === 'week' || group === 'later'
      return { group, title, text: (isAhead && !isWhole ? dayAndTime : day).format(due) }
    }
  }, [t, language, now])
}
