import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { CalendarEvent, EventChange, NewEvent, Occurrence, UnscheduledEvent } from '@/redux/apps/calendar/schema'
import {
  addEvent,
  addEvents,
  removeEvent,
  removeEvents,
  restoreEvent,
  unscheduleEvent,
  updateEvent,
} from '@/redux/apps/calendar/slice'
import type { Scope } from '../event/seriesPlan'
import type { EventTimes } from '../shared/times'
import { timeTextIn } from '../shared/times'
import { loadedRules } from './useRules'

type Movable = Occurrence | UnscheduledEvent

/** Moves an occurrence of a recurring event only. */
function changeTo(event: Movable, { start, end, allDay }: EventTimes): EventChange {
  const times = { start, end, allDay }
  if (event.start === null || event.at === undefined) return { id: event.id, ...times }
  return { id: event.id, recurrence: loadedRules().withOverride(event, event.at, { ...event, ...times }) }
}

function changeBack(event: Occurrence): EventChange {
  return event.at === undefined ? changeTo(event, event) : { id: event.id, recurrence: event.recurrence ?? null }
}

/** Event actions that apply at once. Toasts offer "Undo", or "Try again" on failure. */
export function useEventActions() {
  const { t, i18n } = useTranslation('calendar')
  const { write, isPending } = useWrite()

  /** Also schedules an unscheduled event. */
  const move = useCallback(
    async (event: Movable, times: EventTimes) => {
      const back = { success: t('toast.back', { title: event.title }) }
      await write(updateEvent, changeTo(event, times), {
        success: t('toast.moved', { title: event.title, when: timeTextIn(i18n.language)(times) }),
        undo: () =>
          event.start === null ? write(unscheduleEvent, event.id, back) : write(updateEvent, changeBack(event), back),
      })
    },
    [write, i18n.language, t],
  )

  async function unschedule(event: CalendarEvent): Promise<void> {
    await write(unscheduleEvent, event.id, {
      success: t('toast.unscheduled', { title: event.title }),
      undo: ({ event: waiting }) => move(waiting, event),
    })
  }

  async function remove({ id, title }: Pick<CalendarEvent, 'id' | 'title'>): Promise<void> {
    await write(removeEvent, id, {
      success: t('toast.removed', { title }),
      undo: () => write(restoreEvent, id, { success: t('toast.restored', { title }) }),
    })
  }

  /** Deletes occurrences of a recurring event; the event itself with its last one. */
  async function removeFrom(series: CalendarEvent, { at, start, title }: Occurrence, scope: Scope): Promise<void> {
    const { endedBefore, isFirst, withoutOccurrence } = loadedRules()
    const from = at ?? start
    const isWhole = scope === 'all' || (scope === 'following' && isFirst(series, from))
    const recurrence = isWhole ? null : (scope === 'this' ? withoutOccurrence : endedBefore)(series, from)
    if (recurrence === null) return remove(series)
    const { id, recurrence: before = null } = series
    await write(
      updateEvent,
      { id, recurrence },
      {
        success: t('toast.removed', { title }),
        undo: () => write(updateEvent, { id, recurrence: before }, { success: t('toast.restored', { title }) }),
      },
    )
  }

  /** The copy of an occurrence does not repeat. */
  async function copy(event: Occurrence, times: EventTimes): Promise<void> {
    const { id: _, at: _at, recurrence: _recurrence, ...content } = event
    await write(
      addEvent,
      { ...content, ...times },
      {
        success: ({ event: copied }) =>
          t('toast.copied', { title: copied.title, when: timeTextIn(i18n.language)(copied) }),
        undo: ({ event: copied }) => remove(copied),
      },
    )
  }

  /** @returns whether the events were added */
  async function addAll(events: NewEvent[]): Promise<boolean> {
    const added = await write(addEvents, events, {
      success: ({ events: { length: count } }) => t('toast.imported', { count }),
      undo: ({ events: there }) =>
        write(
          removeEvents,
          there.map(({ id }) => id),
          { success: t('toast.importUndone', { count: there.length }) },
        ),
    })
    return added !== null
  }

  return { move, unschedule, copy, remove, removeFrom, addAll, isPending }
}
