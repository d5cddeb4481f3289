import { Button } from '@core/components/button/Button'
import { useUnsaved } from '@core/components/overlay/unsaved'
import { Plus } from 'lucide-react'
import { useId, useRef, useState, type Ref, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { longestTitle } from '@/redux/apps/todo/schema'
import { selectAssignees } from '@/redux/apps/todo/slice'
import { useNow } from '@/utility/hooks/useNow'
import { useQuickWords } from '../hooks/useQuickWords'
import { belongingsOf, type TaskView } from '../hooks/useTodoUrl'
import { useTodo } from '../shared/todo'
import { QuickChips } from './QuickChips'
import { readQuickTask } from './quickTask'
import styles from '../todo.module.scss'

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
  const [plain, setPlain] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<'empty' | 'long' | null>(null)
  const [adding, setAdding] = useState(0)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  useUnsaved(text.trim() !== '')
  const { task, sources } = readQuickTask(text, { words, now, assignees, projects: categories.projects, plain })

  function focus() {
    document.getElementById(id)?.focus()
  }
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
      if (isDone) return
      setText((next) => next || text)
      setPlain((next) => (next.length > 0 ? next : plain))
    }
    setText('')
    setPlain([])
    setAdding((count) => count + 1)
    queue.current = queue.current.then(send)
  }
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    // Second press of a double click.
    if (adding > 0 && text === '') return
    const found = task.title === '' ? 'empty' : task.title.length > longestTitle ? 'long' : null
    setProblem(found)
    if (found) focus()
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
            const { value } = event.target
            setText(value)
            setPlain(plain.filter((typed) => value.includes(typed)))
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
      <div className={styles.quickAddUnderstood} role="status">
        <QuickChips
          task={task}
          sources={sources}
          onUndo={(typed) => {
            setPlain([...plain, ...typed])
            focus()
          }}
        />
      </div>
    </form>
  )
}
