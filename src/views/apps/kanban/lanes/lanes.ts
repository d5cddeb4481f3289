import type { Person, Task } from '@/redux/apps/kanban/schema'

export interface Lane {
  person: Person | null
  /** By column id. A task with several assignees is in each of their lanes. */
  tasks: ReadonlyMap<string, readonly Task[]>
  count: number
}

function laneOf(person: Person | null, shown: ReadonlyMap<string, readonly Task[]>): Lane {
  const isTheirs = ({ assignedTo }: Task) =>
    person === null ? assignedTo.length === 0 : assignedTo.some(({ title }) => title === person.title)
  const tasks = new Map([...shown].map(([boardId, column]) => [boardId, column.filter(isTheirs)]))
  return { person, tasks, count: [...tasks.values()].reduce((sum, column) => sum + column.length, 0) }
}

/** A lane per assignee, by name, and a lane for unassigned tasks. @param only names of assignees; empty for all */
export function lanesOf(
  shown: ReadonlyMap<string, readonly Task[]>,
  only: readonly string[],
  language: string,
): Lane[] {
  const everybody = new Map(
    [...shown.values()].flat().flatMap(({ assignedTo }) => assignedTo.map((person) => [person.title, person] as const)),
  )
  const people = [...everybody.values()]
    .filter(({ title }) => only.length === 0 || only.includes(title))
    .sort((a, b) => a.title.localeCompare(b.title, language))
  return [...people, null].map((person) => laneOf(person, shown)).filter(({ count }) => count > 0)
}
