import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import type { CalendarEvent, NewEvent, UnscheduledEvent } from '@/redux/apps/calendar/schema'
import {
  addEvent,
  addEvents,
  removeEvent,
  removeEvents,
  restoreEvent,
  unscheduleEvent,
  updateEvent,
} from '@/redux/apps/calendar/slice'
import type { EventTimes } from '../shared/times'
import { timeTextIn } from '../shared/times'

/** What can be done to events at once. Each says what it did, offers to undo it, and to try again where it failed. */
export function useEventActions() {
  const { t, i18n } = useTranslation('calendar')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()

  /** Gives an event other times, or its first ones. */
  const move = useCallback(
    async (event: CalendarEvent | UnscheduledEvent, times: EventTimes) => {
      async function put({ start, end, allDay }: EventTimes) {
        const result = await dispatch(updateEvent({ id: event.id, start, end, allDay }))
        if (updateEvent.fulfilled.match(result)) return result.payload.event
        if (result.payload) toast.error(errorText(result.payload), { retry: () => void move(event, times) })
        return null
      }
      async function takeBack(): Promise<void> {
        if (event.start !== null) {
          if (await put(event)) toast.info(t('toast.back', { title: event.title }))
          return
        }
        const result = await dispatch(unscheduleEvent(event.id))
        if (unscheduleEvent.fulfilled.match(result)) toast.info(t('toast.back', { title: event.title }))
        else if (result.payload) toast.error(errorText(result.payload), { retry: () => void takeBack() })
      }
      const moved = await put(times)
      if (!moved) return
      const when = timeTextIn(i18n.language)(moved)
      toast.success(t('toast.moved', { title: event.title, when }), { undo: () => void takeBack() })
    },
    [dispatch, errorText, i18n.language, t],
  )

  /** Takes an event off the calendar; it waits for another day. */
  async function unschedule(event: CalendarEvent): Promise<void> {
    const result = await dispatch(unscheduleEvent(event.id))
    if (unscheduleEvent.fulfilled.match(result)) {
      const { event: waiting } = result.payload
      toast.success(t('toast.unscheduled', { title: event.title }), { undo: () => void move(waiting, event) })
    } else if (result.payload) toast.error(errorText(result.payload), { retry: () => void unschedule(event) })
  }

  async function restore({ id, title }: Pick<CalendarEvent, 'id' | 'title'>): Promise<void> {
    const result = await dispatch(restoreEvent(id))
    if (restoreEvent.fulfilled.match(result)) toast.info(t('toast.restored', { title }))
    else if (result.payload) toast.error(errorText(result.payload), { retry: () => void restore({ id, title }) })
  }

  async function remove(event: Pick<CalendarEvent, 'id' | 'title'>): Promise<void> {
    const result = await dispatch(removeEvent(event.id))
    if (removeEvent.fulfilled.match(result)) {
      toast.success(t('toast.removed', { title: event.title }), { undo: () => void restore(event) })
    } else if (result.payload) toast.error(errorText(result.payload), { retry: () => void remove(event) })
  }

  /** The same event once more, at other times. */
  async function copy(event: CalendarEvent, times: EventTimes): Promise<void> {
    const { id: _, ...content } = event
    const result = await dispatch(addEvent({ ...content, ...times }))
    if (addEvent.fulfilled.match(result)) {
      const { event: copied } = result.payload
      const when = timeTextIn(i18n.language)(copied)
      toast.success(t('toast.copied', { title: copied.title, when }), { undo: () => void remove(copied) })
    } else if (result.payload) {
      toast.error(errorText(result.payload), { retry: () => void copy(event, times) })
    }
  }

  async function takeBack(ids: readonly number[]): Promise<void> {
    const result = await dispatch(removeEvents(ids))
    if (removeEvents.fulfilled.match(result)) toast.info(t('toast.importUndone', { count: ids.length }))
    else if (result.payload) toast.error(errorText(result.payload), { retry: () => void takeBack(ids) })
  }

  /** @returns whether they are there now */
  async function addAll(events: NewEvent[]): Promise<boolean> {
    const result = await dispatch(addEvents(events))
    if (addEvents.fulfilled.match(result)) {
      const ids = result.payload.events.map(({ id }) => id)
      toast.success(t('toast.imported', { count: ids.length }), { undo: () => void takeBack(ids) })
      return true
    }
    if (result.payload) toast.error(errorText(result.payload))
    return false
  }

  return { move, unschedule, copy, remove, addAll }
}
