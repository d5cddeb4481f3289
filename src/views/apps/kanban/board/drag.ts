import type { KanbanColumn, Task } from '@/redux/apps/kanban/schema'
import type { TaskPosition } from '../hooks/useTaskActions'

export type Drag = { readonly byKeys: boolean } & (
  | { readonly kind: 'task'; readonly task: Task; readonly place: TaskPosition }
  | { readonly kind: 'column'; readonly column: KanbanColumn; readonly index: number }
)

/** Arrow key step relative to the list: along it, or to the list beside it. */
export type Step = 'back' | 'forward' | 'up' | 'down'

function indexIn(others: readonly Task[], beforeId: number | null): number {
  const index = others.findIndex(({ id }) => id === beforeId)
  return index === -1 ? others.length : index
}

export interface Standing extends TaskPosition {
  /** 1-based position and total. */
  place: number
  count: number
}

/** Position and size of the column as if the task was dropped there. */
export function standingOf(column: readonly Task[], taskId: number, { boardId, beforeId }: TaskPosition): Standing {
  const others = column.filter(({ id }) => id !== taskId)
  return { boardId, beforeId, place: indexIn(others, beforeId) + 1, count: others.length + 1 }
}

/** Drop position after an arrow key. @param columnIds open columns in order */
export function stepTask(
  tasksByColumn: ReadonlyMap<string, readonly Task[]>,
  columnIds: readonly string[],
  { task, place }: Extract<Drag, { kind: 'task' }>,
  step: Step,
): TaskPosition {
  const othersOf = (boardId: string) => (tasksByColumn.get(boardId) ?? []).filter(({ id }) => id !== task.id)
  const index = indexIn(othersOf(place.boardId), place.beforeId)
  const along = { up: -1, down: 1, back: 0, forward: 0 }[step]
  const beside = { up: 0, down: 0, back: -1, forward: 1 }[step]
  const boardId = columnIds[columnIds.indexOf(place.boardId) + beside] ?? place.boardId
  const others = othersOf(boardId)
  return { boardId, beforeId: others[Math.max(index + along, 0)]?.id ?? null }
}

/** Gap between cards and between columns in px, which a closing slot frees. */
const gap = 8

/**
 * Element before the drop position; null at the end. Ignores the open slot's size, so that rows behind it do not jump.
 * @param rows in order, including the slot (`.is-hole`); rows with `.is-away` do not count
 * @param at start of the dragged item in px
 * @param axis `x-rtl` runs from right to left
 */
export function rowBehind(rows: Iterable<Element>, at: number, axis: 'x' | 'x-rtl' | 'y'): HTMLElement | null {
  let closed = 0
  for (const row of rows) {
    if (!(row instanceof HTMLElement) || row.classList.contains('is-away')) continue
    const rect = row.getBoundingClientRect()
    const size = axis === 'y' ? rect.height : rect.width
    const start = { x: rect.left, y: rect.top, 'x-rtl': -rect.right }[axis]
    if (row.classList.contains('is-hole')) closed = size + gap
    else if (at < start - closed + size / 2) return row
  }
  return null
}

/** Own announcements replace dnd-kit's. */
const nothing = () => undefined
export const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing }

/** Suppresses the click after a drag that ends on a link or was canceled. A new press ends it. */
export function swallowClick() {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  function swallow(event: MouseEvent) {
    if (event.detail > 0) event.preventDefault() // 0: from the keyboard
    listening.abort()
  }
  globalThis.addEventListener('click', swallow, options)
  globalThis.addEventListener('pointerdown', () => listening.abort(), options)
}
