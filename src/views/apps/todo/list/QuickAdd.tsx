import { Button } from '@core/components/button/Button'
import { Combobox } from '@core/components/forms/Combobox'
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
import { fold } from '../shared/calendarWords'
import { useTodo } from '../shared/todo'
import { QuickChips } from './QuickChips'
import { readQuickTask } from './quickTask'
import styles from '../todo.module.scss'

/** Suggestions for a mark. */
const mostNames = 8

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

  // A tag, project or person that is being typed.
  const [, mark, typed = ''] = /(?:^|\s)([#@])([^\s#@]*)$/.exec(text) ?? []
  const people = assignees.map(({ fullName }) => fullName)
  const groups = [...categories.tags, ...categories.projects].map(({ name }) => name)
  const isMatch = (name: string) => ` ${fold(name)}`.includes(` ${fold(typed)}`)
  const names = mark ? [...new Set(mark === '@' ? people : groups)].filter(isMatch).slice(0, mostNames) : []

  function change(value: string) {
    setText(value)
    setPlain(plain.filter((kept) => value.includes(kept)))
    setProblem(null)
  }
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
      <Combobox
        id={id}
        inputRef={ref}
        label={t('quickAdd.label')}
        isLabelHidden
        error={
          problem === null
            ? undefined
            : problem === 'empty'
              ? t('quickAdd.empty')
              : t('core:validation.tooLong', { count: longestTitle })
        }
        placeholder={t('quickAdd.placeholder')}
        input={{ enterKeyHint: 'done', maxLength: 300, 'aria-description': t('quickAdd.hint') }}
        start={<Plus aria-hidden="true" />}
        text={text}
        onText={change}
        options={names.map((name) => ({ key: name, label: name }))}
        {...(mark && { emptyText: t('quickAdd.noMatch') })}
        onPick={(name) => change(`${text.slice(0, text.length - typed.length)}${name} `)}
      />
      <Button type="submit">{t('quickAdd.add')}</Button>
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
