import type { Board, Task } from '@/redux/apps/kanban/schema'
import type { Place } from '../hooks/useTaskActions'

/** What is being dragged, and where it would be put down now. */
export type Drag = { readonly byKeys: boolean } & (
  | { readonly kind: 'task'; readonly task: Task; readonly place: Place }
  | { readonly kind: 'board'; readonly board: Board; readonly index: number }
)

/** A step by an arrow key, as seen from the list: along it, or to the list beside it. */
export type Step = 'back' | 'forward' | 'up' | 'down'

/** Where a task stands among the others of a column. */
function indexIn(others: readonly Task[], beforeId: number | null): number {
  const index = others.findIndex(({ id }) => id === beforeId)
  return index === -1 ? others.length : index
}

export interface Standing extends Place {
  /** From 1, and of how many. */
  place: number
  count: number
}

/** Counts the places of a column as they would be once the task is there. */
export function standingOf(column: readonly Task[], taskId: number, { boardId, beforeId }: Place): Standing {
  const others = column.filter(({ id }) => id !== taskId)
  return { boardId, beforeId, place: indexIn(others, beforeId) + 1, count: others.length + 1 }
}

/**
 * Where an arrow key leads a task that is lifted.
 * @param boardIds the columns that are open, in their order
 */
export function stepTask(
  columns: ReadonlyMap<string, readonly Task[]>,
  boardIds: readonly string[],
  { task, place }: Extract<Drag, { kind: 'task' }>,
  step: Step,
): Place {
  const othersOf = (boardId: string) => (columns.get(boardId) ?? []).filter(({ id }) => id !== task.id)
  const index = indexIn(othersOf(place.boardId), place.beforeId)
  const along = { up: -1, down: 1, back: 0, forward: 0 }[step]
  const beside = { up: 0, down: 0, back: -1, forward: 1 }[step]
  const boardId = boardIds[boardIds.indexOf(place.boardId) + beside] ?? place.boardId
  const others = othersOf(boardId)
  return { boardId, beforeId: others[Math.max(index + along, 0)]?.id ?? null }
}

/** Space between two cards, and between two columns, in pixels: what a place that closes gives back. */
const gap = 8

/**
 * The element before which something that is dragged would stand, or null for the end. The place that is kept free for it does
 * not count: else what is behind it would jump back and forth.
 * @param rows in their order, the free place (`.is-hole`) among them; what is dragged itself is no row while it is away
 * @param at where it begins now
 * @param axis along which the rows stand; `x-rtl` from right to left
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

/** Places are said in our own words. */
const nothing = () => undefined
export const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing }

/** A drag that ends on a link is no click on it, nor is letting go of one that was given up. A new press is. */
export function swallowClick() {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  function swallow(event: MouseEvent) {
    if (event.detail > 0) event.preventDefault() // else it came from the keyboard
    listening.abort()
  }
  globalThis.addEventListener('click', swallow, options)
  globalThis.addEventListener('pointerdown', () => listening.abort(), options)
}
