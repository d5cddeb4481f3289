import { createContext, use } from 'react'
import type { Board } from '@/redux/apps/kanban/schema'
import type { BoardActions } from '../hooks/useBoardActions'
import type { TaskActions } from '../hooks/useTaskActions'

/** The element that tells how cards and columns are moved with keys. */
export const howToMoveId = 'kanban-how-to-move'

/** What every part of the board needs. It changes rarely: a thousand cards read it. */
export interface KanbanContextValue {
  boards: readonly Board[]
  /** The columns whose tasks are done. */
  done: ReadonlySet<string>
  /** Whether search or filters hide tasks. What is left cannot be put in order then. */
  isFiltered: boolean
  rights: { readonly create: boolean; readonly update: boolean; readonly delete: boolean }
  /** What "overdue" is counted from. */
  now: Date
  /** The address that opens a task beside what is shown now. */
  hrefTo: (taskId: number) => string
  tasks: TaskActions
  columns: BoardActions
}

export const KanbanContext = createContext<KanbanContextValue | null>(null)

export function useKanbanContext(): KanbanContextValue {
  const value = use(KanbanContext)
  if (!value) throw new Error('Parts of the board need the page around them')
  return value
}
