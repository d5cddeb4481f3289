import { useHotkeys } from '@core/hooks/useHotkeys'
import type { KanbanColumn, Task } from '@/redux/apps/kanban/schema'
import type { TaskActions } from './useTaskActions'

interface Parts {
  columns: readonly KanbanColumn[]
  tasks: readonly Task[]
  actions: TaskActions
  rights: { readonly create: boolean; readonly update: boolean }
  onSearch: () => void
  /** Opens the field for a new task; default: the first open column. */
  onAdd: (columnId?: string) => void
  onShortcuts: () => void
}

function focusedIn(name: 'column' | 'task'): string | undefined {
  return document.activeElement?.closest<HTMLElement>(`[data-${name}]`)?.dataset[name]
}

/** `Board` handles the arrow keys. */
export function useKanbanKeys({ columns, tasks, actions, rights, onSearch, onAdd, onShortcuts }: Parts): void {
  function sendTo(index: number) {
    const task = tasks.find(({ id }) => String(id) === focusedIn('task'))
    const column = columns[index]
    if (task && column && rights.update) actions.toColumn(task, column.id)
  }
  const digits = Object.fromEntries(columns.slice(0, 9).map((_, index) => [String(index + 1), () => sendTo(index)]))

  useHotkeys({
    ...digits,
    n() {
      if (rights.create) onAdd(focusedIn('column'))
    },
    '/': onSearch,
    '?': onShortcuts,
    z: actions.undoMove,
  })
}
