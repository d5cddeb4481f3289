import type { KanbanColumn, Task } from './schema'

export interface TaskMove {
  taskId: number
  boardId: string
  /** Next task in the column; null for the end. */
  beforeId: number | null
}

export function withPlace(tasks: Task[], { taskId, boardId, beforeId }: TaskMove): Task[] {
  const others = tasks.filter(({ id }) => id !== taskId)
  const index = others.findIndex(({ id }) => id === beforeId)
  const moved = tasks.filter(({ id }) => id === taskId).map((task) => ({ ...task, boardId }))
  return others.toSpliced(index === -1 ? others.length : index, 0, ...moved)
}

/** Reuses unchanged rows, so that they do not rerender. */
export function keepEqual<Row extends KanbanColumn | Task>(before: readonly Row[], answer: readonly Row[]): Row[] {
  const known = new Map(before.map((row) => [row.id, row]))
  return answer.map((row) => {
    const old = known.get(row.id)
    return old && JSON.stringify(old) === JSON.stringify(row) ? old : row
  })
}
