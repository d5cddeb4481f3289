import { createContext, use } from 'react'
import type { NewTask, PlaceKind, Task } from '@/redux/apps/todo/schema'
import type { Side } from '@/utility/withMove'
import type { DueOf } from '../hooks/useDue'
import type { ShownPlace } from '../hooks/usePlaces'
import type { TodoUrl } from '../hooks/useTodoUrl'

/** What can be done to tasks. Each shows at once, says what it did and offers to undo it. */
export interface TaskActions {
  /**
   * @param isSeen whether the new row is where one looks, and need not be told of
   * @returns whether the backend has it
   */
  add: (task: NewTask, isSeen: boolean) => Promise<boolean>
  complete: (tasks: readonly Task[], isCompleted: boolean) => void
  star: (tasks: readonly Task[], isImportant: boolean) => void
  tag: (tasks: readonly Task[], tag: ShownPlace, isOn: boolean) => void
  /** Into a project, or out of any. */
  toProject: (tasks: readonly Task[], project: ShownPlace | null) => void
  /** To the deleted ones. */
  remove: (tasks: readonly Task[]) => void
  restore: (tasks: readonly Task[]) => void
  /** For ever, after a question. @returns whether they are gone */
  removeForever: (tasks: readonly Task[]) => Promise<boolean>
  /**
   * Moves a task beside another.
   * @param to `neighbour` is the next task on that side, for undo
   */
  move: (task: Task, to: { target: Task; neighbour: Task; side: Side }) => void
  /** Takes back what was done last. */
  undoLast: () => void
}

/** Why tasks cannot be put in order now; null where they can. */
export type OrderBlock = 'sorted' | 'searched' | 'grouped' | 'filtered' | 'forbidden' | null

/** A row's place among the others. */
export interface PlaceInOrder {
  index: number
  count: number
  /** The same function as long as the list is shown. */
  onMove: (from: number, to: number) => void
}

/** What every row needs, the same object as long as nothing in it changes: rows are many. */
export interface Todo {
  actions: TaskActions
  dueOf: DueOf
  /** All tags and projects that there are. */
  places: { tags: readonly ShownPlace[]; projects: readonly ShownPlace[] }
  /** Opens what can be done with own tags, or with projects. */
  onPlaces: (kind: PlaceKind) => void
  hrefTo: TodoUrl['hrefTo']
  rights: { create: boolean; update: boolean; remove: boolean }
  orderBlock: OrderBlock
  isSelecting: boolean
  select: (task: Task, isRange?: boolean) => void
}

export const TodoContext = createContext<Todo | null>(null)

/** The to-do app around a part of the screen. */
export function useTodo(): Todo {
  const todo = use(TodoContext)
  if (!todo) throw new Error('This part stands in the to-do app.')
  return todo
}
