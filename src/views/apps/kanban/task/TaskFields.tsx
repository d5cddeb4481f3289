import { DateField } from '@core/components/forms/DateField'
import { SelectField } from '@core/components/forms/SelectField'
import { TextField } from '@core/components/forms/TextField'
import { RichText } from '@core/components/editor/RichText'
import { Avatar } from '@core/components/Avatar'
import { Badge } from '@core/components/Badge'
import { useMemo } from 'react'
import { useController, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { labels as sampleLabels } from '@/redux/apps/kanban/schema'
import { fetchPeople, selectPeople, selectTasks } from '@/redux/apps/kanban/slice'
import { useKanbanContext } from '../shared/kanbanContext'
import { labelTone } from '../shared/labelTone'
import { CoverField } from './CoverField'
import { FilesField } from './FilesField'
import { PickField } from './PickField'
import type { TaskFormValues } from './taskForm'
import styles from '../kanban.module.scss'

export type TaskForm = UseFormReturn<TaskFormValues, unknown, TaskFormValues>

export function TaskFields({ form }: { form: TaskForm }) {
  const { t } = useTranslation('kanban')
  const { columns, rights } = useKanbanContext()
  const { control, register, formState } = form
  const { errors } = formState
  const description = useController({ control, name: 'description' })
  const dueDate = useController({ control, name: 'dueDate' }).field

  return (
    <>
      {!rights.update && (
        <p className={`d-flex gap-2 align-items-center text-muted text-sm ${styles.kanbanNote}`}>
          {t('task.readOnly')}
        </p>
      )}
      <fieldset className="form-stack" disabled={!rights.update}>
        <CoverField control={control} />
        <TextField
          label={t('field.title')}
          maxLength={200}
          autoComplete="off"
          dir="auto"
          {...register('title')}
          error={errors.title?.message}
        />
        <div className="form-row">
          <SelectField
            label={t('field.column')}
            options={columns.map(({ id, title }) => ({ value: id, label: title }))}
            {...register('boardId')}
            error={errors.boardId?.message}
          />
          <DateField
            label={t('field.dueDate')}
            isOptional
            {...dueDate}
            disabled={!rights.update}
            error={errors.dueDate?.message}
          />
        </div>
        <LabelField form={form} />
        <PeopleField form={form} />
        <FilesField control={control} />
        <div className="field">
          <span className="field-label" aria-hidden="true">
            {t('field.description')}
          </span>
          {rights.update ? (
            <div className={`rich-text-field ${styles.taskDescription}`}>
              <RichText
                label={t('field.description')}
                placeholder={t('task.describe')}
                value={description.field.value}
                onChange={description.field.onChange}
              />
            </div>
          ) : (
            <ReadDescription html={description.field.value} />
          )}
          {errors.description && <p className="field-error">{t('task.tooLong')}</p>}
        </div>
      </fieldset>
    </>
  )
}

/** Plain text of the description, for read-only users. */
function ReadDescription({ html }: { html: string }) {
  const { t } = useTranslation('kanban')
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const block of body.querySelectorAll('p, li, h2, h3, br')) block.append('\n')
  const words = body.textContent.trim()
  return (
    <p className={styles.taskWords} dir="auto">
      {words || t('task.noDescription')}
    </p>
  )
}

function LabelField({ form: { control } }: { form: TaskForm }) {
  const { t, i18n } = useTranslation('kanban')
  const { field } = useController({ control, name: 'labels' })
  const tasks = useAppSelector(selectTasks)
  const known = useMemo(
    () =>
      [...new Set([...sampleLabels, ...tasks.flatMap(({ labels }) => labels)])].sort((a, b) =>
        a.localeCompare(b, i18n.language),
      ),
    [tasks, i18n.language],
  )
  return (
    <PickField
      label={t('field.labels')}
      add={t('task.editLabels')}
      search={t('task.findLabel')}
      options={known.map((name) => ({ name, picture: <Badge tone={labelTone(name)}>{name}</Badge> }))}
      chosen={field.value.map((name) => ({ name, picture: <Badge tone={labelTone(name)}>{name}</Badge> }))}
      onChange={field.onChange}
      canCreate
    />
  )
}

function PeopleField({ form: { control } }: { form: TaskForm }) {
  const { t } = useTranslation('kanban')
  const { field } = useController({ control, name: 'assignedTo' })
  const retry = useRequest(fetchPeople, undefined)
  const { data, request } = useAppSelector(selectPeople)
  const people = [
    ...(data?.people ?? []),
    ...field.value.filter(({ title }) => !data?.people.some((person) => person.title === title)),
  ]
  const optionOf = ({ title, img }: { title: string; img: string }) => ({
    name: title,
    picture: (
      <span className={styles.pickPerson}>
        <Avatar name={title} src={img || undefined} size="sm" />
        <bdi className="truncate">{title}</bdi>
      </span>
    ),
  })
  return (
    <PickField
      label={t('field.assignedTo')}
      add={t('task.editPeople')}
      search={t('task.findPerson')}
      options={people.map(optionOf)}
      chosen={field.value.map(optionOf)}
      onChange={(names) =>
        field.onChange(
          names.flatMap((name) => {
            const person = people.find(({ title }) => title === name)
            return person ? [{ title: person.title, img: person.img }] : []
          }),
        )
      }
      {...(!data && request.status === 'failed' && { onRetry: retry })}
    />
  )
}
