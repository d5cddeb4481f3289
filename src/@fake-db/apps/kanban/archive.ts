import type { Env } from '@fake-db/kit/env'
import { notFound } from '@fake-db/kit/reply'
import { mainSpace } from '@/redux/apps/kanban/rules'
import type { Board, Task } from '@/redux/apps/kanban/schema'
import { spaceOf } from './rules'
import { createSpaces } from './spaces'
import { createTables } from './tables'

/** Archived tasks keep their positions. */
export function createArchive(env: Env) {
  const { boards, tasks } = env.shared(createTables)
  const spaces = env.shared(createSpaces)

  /** Returns the column for a restored task. */
  function wayBack({ boardId, archived }: Task): Board {
    const own = boards.rows().find(({ id }) => id === boardId)
    const board = own ?? spaces.boardsOf(archived?.spaceId ?? mainSpace)[0] ?? spaces.boardsOf(mainSpace)[0]
    if (!board) throw notFound('board')
    return board
  }

  return {
    /** Latest first. */
    of: (spaceId: string) =>
      spaces
        .tasksOf(spaceId)
        .filter(({ archived }) => archived)
        .sort((a, b) => (b.archived?.time ?? '').localeCompare(a.archived?.time ?? '')),

    add(taskIds: readonly number[]): Task[] {
      const time = env.now().toISOString()
      if (taskIds.some((id) => tasks.get(id).archived)) throw notFound('task')
      tasks.updateMany(taskIds, ({ boardId }) => {
        const board = boards.get(boardId)
        return { archived: { time, spaceId: spaceOf(board), column: board.title } }
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
