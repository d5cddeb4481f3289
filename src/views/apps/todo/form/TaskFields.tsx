import { RichText } from '@core/components/editor/RichText'
import { DateField } from '@core/components/forms/DateField'
import { FieldNotes } from '@core/components/forms/Field'
import { SelectField } from '@core/components/forms/SelectField'
import { TextField } from '@core/components/forms/TextField'
import { TimeField } from '@core/components/forms/TimeField'
import { ZoneHint } from '@core/components/forms/ZoneHint'
import { ToneDot } from '@core/components/sidebar/ToneDot'
import { useEffect, useId } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { repeats } from '@/redux/apps/todo/schema'
import { useTodo } from '../shared/todo'
import { AssigneeField } from './AssigneeField'
import { SubtasksField } from './subtasks/SubtasksField'
import type { TaskFormReturn } from './useTaskForm'
import styles from '../todo.module.scss'

function TagsField({ form }: { form: TaskFormReturn }) {
  const { t } = useTranslation('todo')
  const { tags } = useTodo().categories
  return (
    <fieldset className="field">
      <legend className="field-label">{t('field.tags')}</legend>
      <div className="d-flex flex-wrap gap-2">
        {tags.map(({ id, name, tone }) => (
          <label key={id} className={styles.tagChoice}>
            <input type="checkbox" className="form-check-input" value={id} {...form.register('tags')} />
            <ToneDot tone={tone} />
            <bdi className="truncate">{name}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function DescriptionField({ form, resets }: { form: TaskFormReturn; resets: number }) {
  const { t } = useTranslation('todo')
  const id = useId()
  const { field, fieldState } = useController({ control: form.control, name: 'description' })
  return (
    <div className="field">
      <span className="field-label" aria-hidden="true">
        {t('field.description')}
      </span>
      <div className={`rich-text-field ${styles.taskDescription}`}>
        <RichText
          key={resets}
          label={t('field.description')}
          placeholder={t('form.descriptionHint')}
          value={field.value}
          onChange={field.onChange}
        />
      </div>
      <FieldNotes id={id} hint={undefined} error={fieldState.error?.message} />
    </div>
  )
}

interface TaskFieldsProps {
  form: TaskFormReturn
  /** Number of form resets; each remounts the editor. */
  resets: number
  isNew: boolean
}

export function TaskFields({ form, resets, isNew }: TaskFieldsProps) {
  const { t } = useTranslation('todo')
  const { projects } = useTodo().categories
  const { register, control, formState, setFocus } = form
  const { errors } = formState
  const repeat = useWatch({ control, name: 'repeat' })
  const due = useController({ control, name: 'dueDay' }).field
  const time = useController({ control, name: 'dueTime' }).field

  useEffect(() => {
    if (isNew) setFocus('title')
  }, [isNew, setFocus])

  return (
    <div className="form-stack">
      <TextField label={t('field.title')} autoComplete="off" {...register('title')} error={errors.title?.message} />
      <AssigneeField control={control} />
      {projects.length > 0 && (
        <SelectField
          label={t('field.project')}
          placeholder={t('form.noProject')}
          options={projects.map(({ id, name }) => ({ value: id, label: name }))}
          {...register('project')}
          error={errors.project?.message}
        />
      )}
      <div className="form-row">
        <DateField label={t('field.dueDate')} isOptional {...due} error={errors.dueDay?.message} />
        <TimeField
          label={t('field.dueTime')}
          isOptional
          {...time}
          disabled={due.value === ''}
          error={errors.dueTime?.message}
        />
      </div>
      {time.value !== '' && <ZoneHint />}
      <SelectField
        label={t('field.repeat')}
        options={repeats.map((value) => ({ value, label: t(`repeat.${value}`) }))}
        hint={repeat !== 'none' && due.value === '' ? t('form.repeatHint') : undefined}
        {...register('repeat')}
        error={errors.repeat?.message}
      />
      <SubtasksField form={form} />
      <TagsField form={form} />
      <DescriptionField form={form} resets={resets} />
    </div>
  )
}
