import type { ApiError } from '@core/api/errors'
import { applyServerErrors } from '@core/validation/applyServerErrors'
import { useZodForm } from '@core/components/forms/useZodForm'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import type { CalendarEvent } from '@/redux/apps/calendar/schema'
import { addEvent, updateEvent } from '@/redux/apps/calendar/slice'
import type { EventDraft } from './eventForm'
import { eventFormSchema, toEventFields, toFormValues } from './eventForm'

/**
 * The form of an event: adds a new one, or changes the one it is given.
 * @param draft what a new one begins with
 * @param onSaved what to do once the backend has it
 */
export function useEventForm(
  event: CalendarEvent | undefined,
  draft: EventDraft,
  onSaved: (event: CalendarEvent) => void,
) {
  const { t } = useTranslation('calendar')
  const form = useZodForm(eventFormSchema, { defaultValues: toFormValues(event ?? draft) })

  const submit = useFormWrite(form, async (values, write) => {
    const fields = toEventFields(values, event)
    const telling = {
      done: ({ event: { title } }: { event: CalendarEvent }) => t(event ? 'toast.saved' : 'toast.added', { title }),
      refused: ({ fields: { start, end, ...others } }: ApiError) =>
        applyServerErrors(form, { ...others, startDay: start, endDay: end }),
    }
    const saved = await (event
      ? write(updateEvent, { ...fields, id: event.id }, telling)
      : write(addEvent, fields, telling))
    if (saved) onSaved(saved.answer.event)
  })

  return { form, submit, isSubmitting: form.formState.isSubmitting }
}

export type EventForm = ReturnType<typeof useEventForm>['form']
