import { useHotkeys } from '@core/hooks/useHotkeys'
import type { RefObject } from 'react'
import type { Board, Task } from '@/redux/apps/kanban/schema'
import type { TaskActions } from './useTaskActions'

interface Parts {
  boards: readonly Board[]
  tasks: readonly Task[]
  actions: TaskActions
  rights: { readonly create: boolean; readonly update: boolean }
  searchRef: RefObject<HTMLInputElement | null>
  /** Opens the field for a new task; default: the first open column. */
  onAdd: (boardId?: string) => void
  onShortcuts: () => void
}

function focusedIn(name: 'board' | 'task'): string | undefined {
  return document.activeElement?.closest<HTMLElement>(`[data-${name}]`)?.dataset[name]
}

/** `Board` handles the arrow keys. */
export function useKanbanKeys({ boards, tasks, actions, rights, searchRef, onAdd, onShortcuts }: Parts): void {
  function sendTo(index: number) {
    const task = tasks.find(({ id }) => String(id) === focusedIn('task'))
    const board = boards[index]
    if (task && board && rights.update) actions.toBoard(task, board.id)
  }
  const digits = Object.fromEntries(boards.slice(0, 9).map((_, index) => [String(index + 1), () => sendTo(index)]))

  useHotkeys({
    ...digits,
    n() {
      if (rights.create) onAdd(focusedIn('board'))
    },
    '/': () => searchRef.current?.focus(),
    '?': onShortcuts,
    z: actions.undoMove,
  })
}
