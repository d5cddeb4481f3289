import type { Person, Task } from '@/redux/apps/kanban/schema'

/** What one person has to do; nobody is null. */
export interface Lane {
  person: Person | null
  /** By the column's id. A task of several people is in the lane of each. */
  tasks: ReadonlyMap<string, readonly Task[]>
  count: number
}

function laneOf(person: Person | null, shown: ReadonlyMap<string, readonly Task[]>): Lane {
  const isTheirs = ({ assignedTo }: Task) =>
    person === null ? assignedTo.length === 0 : assignedTo.some(({ title }) => title === person.title)
  const tasks = new Map([...shown].map(([boardId, column]) => [boardId, column.filter(isTheirs)]))
  return { person, tasks, count: [...tasks.values()].reduce((sum, column) => sum + column.length, 0) }
}

/**
 * A lane for each person who has something to do, by name, and one for what nobody has taken on.
 * @param shown tasks by the column's id
 * @param only the names of those whose tasks alone are asked for; nobody for all
 */
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
