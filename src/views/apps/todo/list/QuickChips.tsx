import { Avatar } from '@core/components/Avatar'
import { cx } from '@core/components/cx'
import type { Tone } from '@core/components/tone'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { useTimeZone } from '@core/hooks/useTimeZone'
import { dateOf } from '@core/zonedTime'
import { CalendarDays, FileText, Folder, Repeat2, Star, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isWholeDay } from '../shared/due'
import { useTodo } from '../shared/todo'
import type { QuickTask, Source } from './quickTask'

interface Chip {
  /** Field of the task; `tags.high` for a tag. */
  field: string
  tone: Tone
  icon?: ReactNode
  text: string
}

function useChips(task: QuickTask): Chip[] {
  const { t, i18n } = useTranslation('todo')
  const timeZone = useTimeZone()
  const { categories } = useTodo()
  const { dueDate, repeat, tags, isImportant, assignee, description } = task
  const project = categories.projects.find(({ id }) => id === task.project)
  const chips: Chip[] = []
  if (dueDate !== null) {
    const day = { weekday: 'long', day: 'numeric', month: 'long' } as const
    // In a selected time zone, the time requires the zone's name.
    const zone = timeZone !== undefined && ({ timeZoneName: 'short' } as const)
    const hour = !isWholeDay(dueDate) && ({ hour: 'numeric', minute: '2-digit', ...zone } as const)
    const text = new Intl.DateTimeFormat(i18n.language, { ...day, ...hour, timeZone }).format(dateOf(dueDate))
    chips.push({ field: 'dueDate', tone: 'primary', icon: <CalendarDays aria-hidden="true" />, text })
  }
  if (repeat !== 'none') {
    const icon = <Repeat2 aria-hidden="true" />
    chips.push({ field: 'repeat', tone: 'primary', icon, text: t(`repeat.${repeat}`) })
  }
  for (const { id, name, tone } of categories.tags) {
    if (tags.includes(id)) chips.push({ field: `tags.${id}`, tone, text: name })
  }
  if (project) {
    const icon = <Folder aria-hidden="true" />
    chips.push({ field: 'project', tone: project.tone, icon, text: project.name })
  }
  if (isImportant) {
    const icon = <Star aria-hidden="true" />
    chips.push({ field: 'isImportant', tone: 'warning', icon, text: t('filter.important') })
  }
  if (assignee) {
    const icon = <Avatar name={assignee.fullName} src={assignee.avatar || undefined} size="sm" />
    chips.push({ field: 'assignee', tone: 'neutral', icon, text: assignee.fullName })
  }
  if (description !== undefined) {
    const icon = <FileText aria-hidden="true" />
    const text = t('quickAdd.description', { text: description })
    chips.push({ field: 'description', tone: 'neutral', icon, text })
  }
  return chips
}

/** Words that set a field. A repeating task without a day starts today: the words of `repeat` set its date. */
function typedFor(field: string, sources: readonly Source[]): string[] {
  const typed = sources.filter(({ fields }) => fields.includes(field)).map((source) => source.typed)
  return typed.length === 0 && field === 'dueDate' ? typedFor('repeat', sources) : typed
}

interface QuickChipsProps {
  task: QuickTask
  sources: readonly Source[]
  /** Returns words to the title. */
  onUndo: (typed: readonly string[]) => void
}

/** What was read from a quick task's line. Each chip can be undone. */
export function QuickChips({ task, sources, onUndo }: QuickChipsProps) {
  const { t } = useTranslation('todo')
  return useChips(task).map(({ field, tone, icon, text }) => {
    const typed = typedFor(field, sources)
    const undo = t('quickAdd.undo', { text: typed.join(' … ') })
    return (
      <button
        key={field}
        type="button"
        className={cx('badge', `tone-${tone}`, 'touch-target')}
        title={undo}
        onClick={() => onUndo(typed)}
      >
        {icon}
        {text} <VisuallyHidden>{undo}</VisuallyHidden>
        <X aria-hidden="true" />
      </button>
    )
  })
}
