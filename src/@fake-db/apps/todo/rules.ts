import { dateOf, dayTextOf, wallOf } from '@core/zonedTime'
import { search } from '@core/search'
import type { WireQuery } from '@fake-db/kit/request'
import { oneOf, text } from '@fake-db/kit/request'
import type { TaskCounts, TaskListQuery } from '@/redux/apps/todo/contract'
import type { NewTask, Category, CategoryKind, Task, TaskFilter, TaskSorting } from '@/redux/apps/todo/schema'
import { filters, sortings, tags } from '@/redux/apps/todo/schema'

export function isInView(task: Task, filter: TaskFilter | undefined, now: Date): boolean {
  switch (filter) {
    case 'today':
      return isUrgent(task, now)
    case 'upcoming':
      return isOpen(task) && task.dueDate !== null && !isUrgent(task, now)
    case 'important':
      return task.isImportant && !task.isDeleted
    case 'completed':
      return task.isCompleted && !task.isDeleted
    case 'deleted':
      return task.isDeleted
    case undefined:
      return !task.isDeleted
  }
}

const isOpen = ({ isDeleted, isCompleted }: Task) => !isDeleted && !isCompleted

export function isUrgent(task: Task, now: Date): boolean {
  if (!isOpen(task) || task.dueDate === null) return false
  return dayTextOf(dateOf(task.dueDate)) <= dayTextOf(now)
}

/** Open, with a due time after `after` and up to `until`. Days without a time never match. */
export function hasComeDue(task: Task, after: Date, until: Date): boolean {
  const { dueDate } = task
  if (!isOpen(task) || dueDate === null || dueDate.length === 10) return false
  const due = dateOf(dueDate)
  return due > after && due <= until
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })

/** Searchable due date: `17 Nov` and `Nov 17`. */
function dueText(dueDate: string | null): string[] {
  if (dueDate === null) return []
  const { year, month, day } = wallOf(dateOf(dueDate))
  const name = monthName.format(Date.UTC(year, month - 1))
  return [`${day} ${name}`, `${name} ${day}`]
}

/** With a filter, searches only titles. */
function searched(task: Task, filter: TaskFilter | undefined, nameOf: NameOf): string[] {
  if (filter) return [task.title]
  const project = task.project === null ? [] : [nameOf(task.project)]
  return [task.title, ...task.tags.map(nameOf), ...project, ...dueText(task.dueDate)]
}

/** Ascending; missing values last. */
function byValue<Value>(valueOf: (task: Task) => Value | undefined, compare: (a: Value, b: Value) => number) {
  return (a: Task, b: Task) => {
    const [first, second] = [valueOf(a), valueOf(b)]
    if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined)
    return compare(first, second)
  }
}

const byTitle = (a: Task, b: Task) => a.title.localeCompare(b.title, 'en')

const finishedLast = (a: Task, b: Task) => Number(a.isCompleted) - Number(b.isCompleted)

const byDueDate = byValue(
  ({ dueDate }) => (dueDate === null ? undefined : dateOf(dueDate).getTime()),
  (a, b) => a - b,
)

/** Initial manual order: overdue tasks first, completed tasks last. */
export const byUrgency = (a: Task, b: Task) => finishedLast(a, b) || byDueDate(a, b)

const orders: Readonly<Record<TaskSorting, (a: Task, b: Task) => number>> = {
  latest: (a, b) => b.id - a.id,
  'title-asc': byTitle,
  'title-desc': (a, b) => byTitle(b, a),
  assignee: byValue(
    ({ assignee }) => assignee?.fullName,
    (a, b) => a.localeCompare(b, 'en'),
  ),
  'due-date': byDueDate,
  manual: finishedLast,
}

/** Returns the name of an own tag or project; other ids stay unchanged. */
type NameOf = (id: string) => string

interface Around {
  now: Date
  nameOf?: NameOf
}

/** @param tasks in manual order */
export function listTasks(
  tasks: readonly Task[],
  query: WireQuery<TaskListQuery>,
  { now, nameOf = (id) => id }: Around,
): Task[] {
  const filter = filters.find((name) => name === text(query.filter))
  const [tag, project, q] = [text(query.tag), text(query.project), text(query.q)]
  const inView = tasks
    .filter((task) => isInView(task, filter, now))
    .filter((task) => tag === '' || task.tags.includes(tag))
    .filter((task) => project === '' || task.project === project)
  return search(inView, q, (task) => searched(task, filter, nameOf)).sort(
    orders[oneOf(query.sortBy, sortings, 'latest', 'sortBy')],
  )
}

/** Counts open tasks, except in `completed` and `deleted`. */
export function countTasks(tasks: readonly Task[], categories: readonly Category[], now: Date): TaskCounts {
  const open = tasks.filter(isOpen)
  const count = (filter: TaskFilter, among: readonly Task[] = open) =>
    among.filter((task) => isInView(task, filter, now)).length
  const idsOf = (kind: CategoryKind) => categories.flatMap((category) => (category.kind === kind ? [category.id] : []))
  const countEach = (ids: readonly string[], isIn: (task: Task, id: string) => boolean) =>
    Object.fromEntries(ids.map((id) => [id, open.filter((task) => isIn(task, id)).length]))
  return {
    all: open.length,
    today: count('today'),
    upcoming: count('upcoming'),
    important: count('important'),
    completed: count('completed', tasks),
    deleted: count('deleted', tasks),
    tags: countEach([...tags, ...idsOf('tag')], (task, id) => task.tags.includes(id)),
    projects: countEach(idsOf('project'), (task, id) => task.project === id),
  }
}

export function toTask(given: NewTask, id: number): Task {
  return {
    id,
    title: given.title,
    dueDate: given.dueDate ?? null,
    description: given.description ?? '',
    assignee: given.assignee ?? null,
    tags: given.tags ?? [],
    project: given.project ?? null,
    isCompleted: given.isCompleted ?? false,
    isDeleted: given.isDeleted ?? false,
    isImportant: given.isImportant ?? false,
    subtasks: given.subtasks ?? [],
    repeat: given.repeat ?? 'none',
  }
}
