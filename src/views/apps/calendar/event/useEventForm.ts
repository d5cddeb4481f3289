import { applyServerErrors } from '@core/components/forms/applyServerErrors'
import { useZodForm } from '@core/components/forms/useZodForm'
import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
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
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const form = useZodForm(eventFormSchema, { defaultValues: toFormValues(event ?? draft) })

  const submit = form.handleSubmit(async (values) => {
    const fields = toEventFields(values, event)
    const result = await (event ? dispatch(updateEvent({ ...fields, id: event.id })) : dispatch(addEvent(fields)))
    if (addEvent.fulfilled.match(result) || updateEvent.fulfilled.match(result)) {
      const saved = result.payload.event
      toast.success(t(event ? 'toast.saved' : 'toast.added', { title: saved.title }))
      onSaved(saved)
    } else if (result.payload) {
      const { start, end, ...others } = result.payload.fields
      if (!applyServerErrors(form, { ...others, startDay: start, endDay: end })) {
        toast.error(errorText(result.payload), { retry: () => void submit() })
      }
    }
  })

  return { form, submit, isSubmitting: form.formState.isSubmitting }
}

export type EventForm = ReturnType<typeof useEventForm>['form']
