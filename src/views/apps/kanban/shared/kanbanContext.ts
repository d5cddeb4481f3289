import { createContext, use } from 'react'
import type { KanbanColumn } from '@/redux/apps/kanban/schema'
import type { ColumnActions } from '../hooks/useColumnActions'
import type { TaskActions } from '../hooks/useTaskActions'

/** Element that describes moving with the keyboard. */
export const howToMoveId = 'kanban-how-to-move'

/** Changes rarely, because a thousand cards read it. */
export interface KanbanContextValue {
  columns: readonly KanbanColumn[]
  done: ReadonlySet<string>
  /** Filters hide tasks, so the order cannot be changed. */
  isFiltered: boolean
  rights: { readonly create: boolean; readonly update: boolean; readonly delete: boolean }
  /** Reference time for "overdue". */
  now: Date
  /** URL that opens a task in the current view. */
  hrefTo: (taskId: number) => string
  taskActions: TaskActions
  columnActions: ColumnActions
}

export const KanbanContext = createContext<KanbanContextValue | null>(null)

export function useKanbanContext(): KanbanContextValue {
  const value = use(KanbanContext)
  if (!value) throw new Error('useKanbanContext requires a KanbanContext')
  return value
}
