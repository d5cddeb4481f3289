import { createContext, use } from 'react'
import type { NewTask, CategoryKind, Task } from '@/redux/apps/todo/schema'
import type { Side } from '@/utility/withMove'
import type { DueOf } from '../hooks/useDue'
import type { ShownCategory } from '../hooks/useCategories'
import type { TodoUrl } from '../hooks/useTodoUrl'

/** Task actions with an optimistic update and "Undo". */
export interface TaskActions {
  /** @param isSeen the new row is visible, so no toast appears @returns whether the task was stored */
  add: (task: NewTask, isSeen: boolean) => Promise<boolean>
  complete: (tasks: readonly Task[], isCompleted: boolean) => void
  star: (tasks: readonly Task[], isImportant: boolean) => void
  tag: (tasks: readonly Task[], tag: ShownCategory, isOn: boolean) => void
  /** Null removes the tasks from their project. */
  toProject: (tasks: readonly Task[], project: ShownCategory | null) => void
  /** Moves the tasks to Deleted. */
  remove: (tasks: readonly Task[]) => void
  restore: (tasks: readonly Task[]) => void
  /** Asks for confirmation. @returns whether the tasks were deleted */
  removeForever: (tasks: readonly Task[]) => Promise<boolean>
  /** @param to `neighbour` is the next task on that side, for undo */
  move: (task: Task, to: { target: Task; neighbour: Task; side: Side }) => void
  undoLast: () => void
}

/** Why tasks cannot be reordered; null if they can. */
export type OrderBlock = 'sorted' | 'searched' | 'grouped' | 'filtered' | 'forbidden' | null

export interface RowPosition {
  index: number
  count: number
  /** Stable while the list is open. */
  onMove: (from: number, to: number) => void
}

/** Context of all rows. Stable, because rows are many. */
export interface Todo {
  actions: TaskActions
  dueOf: DueOf
  categories: { tags: readonly ShownCategory[]; projects: readonly ShownCategory[] }
  onCategories: (kind: CategoryKind) => void
  hrefTo: TodoUrl['hrefTo']
  rights: { create: boolean; update: boolean; remove: boolean }
  orderBlock: OrderBlock
  isSelecting: boolean
  select: (task: Task, isRange?: boolean) => void
}

export const TodoContext = createContext<Todo | null>(null)

/** @throws outside the to-do app */
export function useTodo(): Todo {
  const todo = use(TodoContext)
  if (!todo) throw new Error('useTodo requires a TodoContext')
  return todo
}
