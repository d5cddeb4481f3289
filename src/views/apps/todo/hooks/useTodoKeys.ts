import { useHotkeys } from '@core/hooks/useHotkeys'
import type { Task } from '@/redux/apps/todo/schema'
import type { Todo } from '../shared/todo'

interface Parts {
  todo: Todo
  /** In visible order. */
  tasks: readonly Task[]
  selected: readonly Task[]
  focusRow: (index: number) => void
  onNew: () => void
  onQuickAdd: () => void
  onSearch: () => void
  onShortcuts: () => void
}

function focusedIndex(tasks: readonly Task[]): number {
  const id = Number(document.activeElement?.closest<HTMLElement>('[data-task]')?.dataset.task)
  return tasks.findIndex((task) => task.id === id)
}

export function useTodoKeys({
  todo,
  tasks,
  selected,
  focusRow,
  onNew,
  onQuickAdd,
  onSearch,
  onShortcuts,
}: Parts): void {
  const { actions, rights, select } = todo

  /** The selected tasks, else the one in the focused row. */
  function targets(): readonly Task[] {
    if (selected.length > 0) return selected
    const task = tasks[focusedIndex(tasks)]
    return task ? [task] : []
  }
  function step(by: 1 | -1) {
    const next = Math.min(Math.max(focusedIndex(tasks) + by, 0), tasks.length - 1)
    if (next >= 0) focusRow(next)
  }

  useHotkeys({
    j: () => step(1),
    k: () => step(-1),
    '/': onSearch,
    '?': onShortcuts,
    ...(rights.create && { n: onNew, q: onQuickAdd }),
    ...(rights.update && {
      x: () => {
        const chosen = targets().filter(({ isDeleted }) => !isDeleted)
        actions.complete(
          chosen,
          chosen.some(({ isCompleted }) => !isCompleted),
        )
      },
      s: () => {
        const chosen = targets().filter(({ isDeleted }) => !isDeleted)
        actions.star(
          chosen,
          chosen.some(({ isImportant }) => !isImportant),
        )
      },
    }),
    ...(rights.remove && { '#': () => actions.remove(targets().filter(({ isDeleted }) => !isDeleted)) }),
    ...((rights.update || rights.remove) && {
      'shift+x': () => {
        const task = tasks[focusedIndex(tasks)]
        if (task) select(task)
      },
    }),
    z: () => actions.undoLast(),
  })
}
