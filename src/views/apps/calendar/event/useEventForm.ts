import type { ApiError } from '@core/api/errors'
import { applyServerErrors } from '@core/validation/applyServerErrors'
import { useZodForm } from '@core/components/forms/useZodForm'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import type { CalendarEvent } from '@/redux/apps/calendar/schema'
import {
  addEvent,
  addSeries,
  removeEvents,
  repeatEvent,
  restoreEvents,
  updateEvent,
  updateEvents,
  updateSeries,
} from '@/redux/apps/calendar/slice'
import type { EventDraft } from './eventForm'
import { eventFormSchema, toEventFields, toFormValues } from './eventForm'
import { isSameRepetition, toRepetition } from './repetition'
import type { AskScope } from './useScope'

interface Repeated {
  events: CalendarEvent[]
  /** Ids of the replaced events. */
  goneIds?: number[]
}

/** @param draft initial values of a new event */
export function useEventForm(
  event: CalendarEvent | undefined,
  draft: EventDraft,
  askScope: AskScope,
  onSaved: (event: CalendarEvent) => void,
) {
  const { t } = useTranslation('calendar')
  const form = useZodForm(eventFormSchema, { defaultValues: toFormValues(event ?? draft) })

  const submit = useFormWrite(form, async (values, write) => {
    const fields = toEventFields(values, event)
    const rejected = ({ fields: { start, end, until, ...others } }: ApiError) =>
      applyServerErrors(form, { ...others, startDay: start, endDay: end, untilDay: until })
    const options = {
      success: ({ event: { title } }: { event: CalendarEvent }) => t(event ? 'toast.saved' : 'toast.added', { title }),
      rejected,
    }
    const repetition = toRepetition(values)
    if (!isSameRepetition(repetition, event?.series ?? null)) {
      async function undo({ events, goneIds = [] }: Repeated) {
        const retry = () => undo({ events, goneIds })
        // Removing the new events without restoring the old ones would lose the event.
        if (goneIds.length > 0 && !(await write(restoreEvents, goneIds, { retry }))) return
        const ids = events.map(({ id }) => id)
        await write(removeEvents, ids, { success: t('toast.back', { title: fields.title }) })
      }
      const done = t(`toast.repeats.${repetition?.frequency ?? 'none'}`, { title: fields.title })
      const repeated = event
        ? await write(repeatEvent, { id: event.id, event: fields, repetition }, { success: done, undo, rejected })
        : repetition && (await write(addSeries, { event: fields, repetition }, { success: done, undo, rejected }))
      const [first] = repeated?.answer.events ?? []
      if (first) onSaved(first)
      return
    }
    const scope = event?.series ? await askScope('save') : 'this'
    if (scope === null) return
    if (event && scope !== 'this') {
      const saved = await write(
        updateSeries,
        { event: { ...fields, id: event.id }, scope },
        {
          success: ({ events: { length: count } }) => t('toast.savedSeries', { count, title: fields.title }),
          undo: ({ before }) =>
            write(
              updateEvents,
              before.map((each) => ({ ...each, reminder: each.reminder ?? null })),
              { success: t('toast.back', { title: event.title }) },
            ),
          rejected,
        },
      )
      const same = saved?.answer.events.find(({ id }) => id === event.id)
      if (same) onSaved(same)
      return
    }
    const saved = await (event
      ? write(updateEvent, { ...fields, id: event.id }, options)
      : write(addEvent, fields, options))
    if (saved) onSaved(saved.answer.event)
  })

  return { form, submit, isSubmitting: form.formState.isSubmitting }
}

export type EventForm = ReturnType<typeof useEventForm>['form']
