import { Avatar } from '@core/components/Avatar'
import { Badge } from '@core/components/Badge'
import { Button } from '@core/components/button/Button'
import { useUnsaved } from '@core/components/overlay/unsaved'
import { useTimeZone } from '@core/hooks/useTimeZone'
import { dateOf } from '@core/zonedTime'
import { CalendarDays, FileText, Folder, Plus, Repeat2, Star } from 'lucide-react'
import { useId, useRef, useState, type Ref, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { longestTitle } from '@/redux/apps/todo/schema'
import { selectAssignees } from '@/redux/apps/todo/slice'
import { useNow } from '@/utility/hooks/useNow'
import { useQuickWords } from '../hooks/useQuickWords'
import { belongingsOf, type TaskView } from '../hooks/useTodoUrl'
import { isWholeDay } from '../shared/due'
import { useTodo } from '../shared/todo'
import { readQuickTask, type QuickTask } from './quickTask'
import styles from '../todo.module.scss'

function Understood({ task }: { task: QuickTask }) {
  const { t, i18n } = useTranslation('todo')
  const timeZone = useTimeZone()
  const { categories } = useTodo()
  const { dueDate, repeat, tags, isImportant, assignee, description } = task
  const project = categories.projects.find(({ id }) => id === task.project)
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const
  // In a selected time zone, the time requires the zone's name.
  const zone = timeZone !== undefined && ({ timeZoneName: 'short' } as const)
  const hour = dueDate !== null && !isWholeDay(dueDate) && ({ hour: 'numeric', minute: '2-digit', ...zone } as const)
  return (
    <>
      {dueDate !== null && (
        <Badge tone="primary">
          <CalendarDays aria-hidden="true" />
          {new Intl.DateTimeFormat(i18n.language, { ...day, ...hour, timeZone }).format(dateOf(dueDate))}
        </Badge>
      )}
      {repeat !== 'none' && (
        <Badge tone="primary">
          <Repeat2 aria-hidden="true" />
          {t(`repeat.${repeat}`)}
        </Badge>
      )}
      {categories.tags
        .filter(({ id }) => tags.includes(id))
        .map(({ id, name, tone }) => (
          <Badge key={id} tone={tone}>
            {name}
          </Badge>
        ))}
      {project && (
        <Badge tone={project.tone}>
          <Folder aria-hidden="true" />
          {project.name}
        </Badge>
      )}
      {isImportant && (
        <Badge tone="warning">
          <Star aria-hidden="true" />
          {t('filter.important')}
        </Badge>
      )}
      {assignee && (
        <Badge>
          <Avatar name={assignee.fullName} src={assignee.avatar || undefined} size="sm" />
          {assignee.fullName}
        </Badge>
      )}
      {description !== undefined && (
        <Badge>
          <FileText aria-hidden="true" />
          {t('quickAdd.description', { text: description })}
        </Badge>
      )}
    </>
  )
}

interface QuickAddProps {
  view: TaskView
  ref: Ref<HTMLInputElement>
}

/** Adds a task by a line of text, with a preview of the parsed values. */
export function QuickAdd({ view, ref }: QuickAddProps) {
  const { t } = useTranslation(['todo', 'core'])
  const { actions, orderBlock, categories } = useTodo()
  const id = useId()
  const now = useNow()
  const words = useQuickWords(now, categories.tags)
  const assignees = useAppSelector(selectAssignees) ?? []
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<'empty' | 'long' | null>(null)
  const [adding, setAdding] = useState(0)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  useUnsaved(text.trim() !== '')
  const { task } = readQuickTask(text, { words, now, assignees, projects: categories.projects })
  const isUnderstood =
    task.dueDate !== null ||
    task.tags.length > 0 ||
    task.isImportant ||
    task.assignee !== null ||
    task.project !== undefined

  function add() {
    const { tags, project, isImportant, dueDay } = belongingsOf(view, now)
    const added = {
      ...task,
      project: task.project ?? (project || null),
      tags: [...task.tags, ...tags],
      isImportant: task.isImportant || isImportant,
      dueDate: task.dueDate ?? (dueDay || null),
    }
    async function send() {
      // In manual order, the task appears first, below the field.
      const isDone = await actions.add(added, orderBlock === null)
      setAdding((count) => count - 1)
      // On failure, the line returns, unless the user is typing the next one. The toast offers "Try again".
      if (!isDone) setText((next) => next || text)
    }
    setText('')
    setAdding((count) => count + 1)
    queue.current = queue.current.then(send)
  }
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    // Second press of a double click.
    if (adding > 0 && text === '') return
    const found = task.title === '' ? 'empty' : task.title.length > longestTitle ? 'long' : null
    setProblem(found)
    if (found) document.getElementById(id)?.focus()
    else add()
  }

  return (
    <form className={styles.quickAdd} noValidate aria-label={t('quickAdd.label')} onSubmit={handleSubmit}>
      <div className="control has-icon">
        <Plus aria-hidden="true" />
        <input
          ref={ref}
          id={id}
          type="text"
          className="form-control"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={300}
          aria-label={t('quickAdd.label')}
          aria-describedby={problem ? `${id}-error` : `${id}-hint`}
          aria-invalid={problem !== null || undefined}
          placeholder={t('quickAdd.placeholder')}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setProblem(null)
          }}
        />
      </div>
      <Button type="submit">{t('quickAdd.add')}</Button>
      <p className="visually-hidden" id={`${id}-hint`}>
        {t('quickAdd.hint')}
      </p>
      {problem && (
        <p className="field-error" id={`${id}-error`}>
          {problem === 'empty' ? t('quickAdd.empty') : t('core:validation.tooLong', { count: longestTitle })}
        </p>
      )}
      <div className={`d-flex flex-wrap gap-2 ${styles.quickAddUnderstood}`} role="status">
        {isUnderstood && <Understood task={task} />}
      </div>
    </form>
  )
}
