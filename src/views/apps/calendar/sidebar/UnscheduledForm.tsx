import { announce } from '@core/components/announce'
import { IconButton } from '@core/components/button/IconButton'
import { controlProps, FieldNotes } from '@core/components/forms/Field'
import { useZodForm } from '@core/components/forms/useZodForm'
import { useUnsaved } from '@core/components/overlay/unsaved'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddForm } from '@/redux/app/useAddForm'
import { newUnscheduledEventSchema } from '@/redux/apps/calendar/schema'
import { addUnscheduled } from '@/redux/apps/calendar/slice'

/** Adds an unscheduled event by title. Enter adds it and keeps the focus. */
export function UnscheduledForm() {
  const { t } = useTranslation('calendar')
  const id = useId()
  const form = useZodForm(newUnscheduledEventSchema, { defaultValues: { title: '' } })
  const { errors, isDirty } = form.formState
  useUnsaved(isDirty)
  const error = errors.title?.message

  const submit = useAddForm(form, async (event, write) => {
    const added = await write(addUnscheduled, event)
    if (added) announce(t('toast.added', { title: added.answer.event.title }))
  })

  return (
    <form
      noValidate
      onSubmit={(submitted) => {
        form.setFocus('title')
        void submit(submitted)
      }}
    >
      <div className="control has-action">
        <input
          type="text"
          className="form-control"
          autoComplete="off"
          enterKeyHint="done"
          aria-label={t('unscheduled.new')}
          placeholder={t('unscheduled.new')}
          {...form.register('title')}
          {...controlProps(id, undefined, error)}
        />
        <IconButton type="submit" label={t('unscheduled.add')} icon={<Plus aria-hidden="true" />} />
      </div>
      <FieldNotes id={id} hint={undefined} error={error} />
    </form>
  )
}
