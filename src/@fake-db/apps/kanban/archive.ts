import type { Env } from '@fake-db/kit/env'
import { notFound } from '@fake-db/kit/reply'
import { mainBoard } from '@/redux/apps/kanban/rules'
import type { KanbanColumn, Task } from '@/redux/apps/kanban/schema'
import { boardOf } from './rules'
import { createBoards } from './boards'
import { createTables } from './tables'

/** Archived tasks keep their positions. */
export function createArchive(env: Env) {
  const { columns, tasks } = env.shared(createTables)
  const boards = env.shared(createBoards)

  /** Returns the column for a restored task. */
  function wayBack({ boardId, archived }: Task): KanbanColumn {
    const own = columns.rows().find(({ id }) => id === boardId)
    const column = own ?? boards.columnsOf(archived?.spaceId ?? mainBoard)[0] ?? boards.columnsOf(mainBoard)[0]
    if (!column) throw notFound('board')
    return column
  }

  return {
    /** Latest first. */
    of: (spaceId: string) =>
      boards
        .tasksOf(spaceId)
        .filter(({ archived }) => archived)
        .sort((a, b) => (b.archived?.time ?? '').localeCompare(a.archived?.time ?? '')),

    add(taskIds: readonly number[]): Task[] {
      const time = env.now().toISOString()
      if (taskIds.some((id) => tasks.get(id).archived)) throw notFound('task')
      tasks.updateMany(taskIds, ({ boardId }) => {
        const column = columns.get(boardId)
        return { archived: { time, spaceId: boardOf(column), column: column.title } }
      })
      return taskIds.map(tasks.get)
    },

    takeOut(taskIds: readonly number[]): Task[] {
      if (taskIds.some((id) => !tasks.get(id).archived)) throw notFound('archived task')
      const ways = new Map(taskIds.map((id) => [id, wayBack(tasks.get(id)).id]))
      tasks.updateMany(taskIds, ({ id }) => ({ archived: null, boardId: ways.get(id) }))
      return taskIds.map(tasks.get)
    },
  }
}
