import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { CalendarEvent, NewEvent, Scope, UnscheduledEvent } from '@/redux/apps/calendar/schema'
import {
  addEvent,
  addEvents,
  removeEvent,
  removeEvents,
  removeSeries,
  restoreEvent,
  restoreEvents,
  unscheduleEvent,
  updateEvent,
} from '@/redux/apps/calendar/slice'
import type { EventTimes } from '../shared/times'
import { timeTextIn } from '../shared/times'

/** Event actions that apply at once. Toasts offer "Undo", or "Try again" on failure. */
export function useEventActions() {
  const { t, i18n } = useTranslation('calendar')
  const { write, isPending } = useWrite()

  /** Also schedules an unscheduled event. */
  const move = useCallback(
    async (event: CalendarEvent | UnscheduledEvent, times: EventTimes) => {
      const back = { success: t('toast.back', { title: event.title }) }
      const put = ({ start, end, allDay }: EventTimes) => ({ id: event.id, start, end, allDay })
      await write(updateEvent, put(times), {
        success: ({ event: moved }) => t('toast.moved', { title: event.title, when: timeTextIn(i18n.language)(moved) }),
        undo: () =>
          event.start === null ? write(unscheduleEvent, event.id, back) : write(updateEvent, put(event), back),
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

  async function removeAll({ id, title }: CalendarEvent, scope: Scope): Promise<void> {
    await write(
      removeSeries,
      { id, scope },
      {
        success: ({ ids: { length: count } }) => t('toast.removedSeries', { count, title }),
        undo: ({ ids }) => write(restoreEvents, ids, { success: t('toast.restored', { title }) }),
      },
    )
  }

  async function copy(event: CalendarEvent, times: EventTimes): Promise<void> {
    const { id: _, ...content } = event
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

  return { move, unschedule, copy, remove, removeAll, addAll, isPending }
}
