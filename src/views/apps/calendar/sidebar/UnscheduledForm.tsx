import { announce } from '@core/components/announce'
import { IconButton } from '@core/components/button/IconButton'
import { applyServerErrors } from '@core/components/forms/applyServerErrors'
import { controlProps, FieldNotes } from '@core/components/forms/Field'
import { useZodForm } from '@core/components/forms/useZodForm'
import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import { newUnscheduledEventSchema } from '@/redux/apps/calendar/schema'
import { addUnscheduled } from '@/redux/apps/calendar/slice'

/** Adds an event that waits for a day by its title. Enter adds it and stays for the next one. */
export function UnscheduledForm() {
  const { t } = useTranslation('calendar')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const id = useId()
  const form = useZodForm(newUnscheduledEventSchema, { defaultValues: { title: '' } })
  const { errors, isSubmitting } = form.formState
  // A line that is left empty is not wrong: it is checked once it is sent.
  const { onBlur: _, ...field } = form.register('title')
  const error = errors.title?.message

  const submit = form.handleSubmit(async (event) => {
    const result = await dispatch(addUnscheduled(event))
    if (addUnscheduled.fulfilled.match(result)) {
      announce(t('toast.added', { title: result.payload.event.title }))
      form.reset()
      form.setFocus('title')
    } else if (result.payload && !applyServerErrors(form, result.payload.fields)) {
      toast.error(errorText(result.payload), { retry: () => void submit() })
    }
  })

  return (
    <form noValidate onSubmit={(submitted) => void submit(submitted)}>
      <div className="control has-action">
        <input
          type="text"
          className="form-control"
          autoComplete="off"
          enterKeyHint="done"
          aria-label={t('unscheduled.new')}
          placeholder={t('unscheduled.new')}
          {...field}
          {...controlProps(id, undefined, error)}
        />
        <IconButton
          type="submit"
          label={t('unscheduled.add')}
          icon={<Plus aria-hidden="true" />}
          pending={isSubmitting}
        />
      </div>
      <FieldNotes id={id} hint={undefined} error={error} />
    </form>
  )
}
