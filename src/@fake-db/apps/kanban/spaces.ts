import type { Env } from '@fake-db/kit/env'
import { conflict, notFound } from '@fake-db/kit/reply'
import { text, type WireValue } from '@fake-db/kit/request'
import { createMap, createTable } from '@fake-db/kit/table'
import { mainSpace } from '@/redux/apps/kanban/rules'
import type { Board, Space, Task } from '@/redux/apps/kanban/schema'
import { unlike } from '@/utility/slug'
import { freeBoardId, spaceOf } from './rules'
import { seedSpaces } from './seed'
import { createTables } from './tables'

type SpaceRow = Omit<Space, 'boards'>

interface Gone {
  readonly boards: readonly Board[]
  readonly tasks: readonly Task[]
}

export function createSpaces(env: Env) {
  const { boards, tasks } = env.shared(createTables)
  const spaces = createTable<SpaceRow>(env, 'apps/kanban/spaces', seedSpaces, 'space')
  /** Content of deleted boards, by board id. */
  const deletedWith = createMap<string, Gone>(env, 'apps/kanban/deletedWithSpace')

  const boardsOf = (spaceId: string) => boards.rows().filter((board) => spaceOf(board) === spaceId)
  /** Includes archived tasks. */
  function tasksOf(spaceId: string): Task[] {
    const own = new Set(boardsOf(spaceId).map(({ id }) => id))
    return tasks.rows().filter(({ boardId, archived }) => (archived ? archived.spaceId === spaceId : own.has(boardId)))
  }
  function overviewOf({ id, title }: SpaceRow): Space {
    return { id, title, boards: boardsOf(id).map((board) => ({ id: board.id, title: board.title })) }
  }

  return {
    boardsOf,
    tasksOf,
    openTasksOf: (spaceId: string) => tasksOf(spaceId).filter(({ archived }) => !archived),
    /** Default: the main board. */
    named: (given: WireValue) => spaces.get(text(given) || mainSpace).id,
    has: (spaceId: string) => spaces.rows().some(({ id }) => id === spaceId),
    get: (spaceId: string) => spaces.get(spaceId),
    all: () => spaces.rows().map(overviewOf),

    add(title: string, columns: readonly Pick<Board, 'title' | 'isDone'>[]): Space {
      const id = unlike([...spaces.usedIds()], freeBoardId([], title))
      spaces.insert([{ id, title }])
      for (const column of columns)
        boards.insert([{ ...column, id: freeBoardId(boards.usedIds(), column.title), spaceId: id }])
      return overviewOf(spaces.get(id))
    },

    rename: (id: string, title: string) => overviewOf(spaces.update(id, { title })),

    remove(id: string) {
      const { id: spaceId } = spaces.get(id)
      if (spaceId === mainSpace) throw conflict('The main space can’t be deleted.')
      const gone = { boards: boardsOf(spaceId), tasks: tasksOf(spaceId) }
      deletedWith.set(spaceId, gone)
      tasks.remove(gone.tasks.map((task) => task.id))
      boards.remove(gone.boards.map((board) => board.id))
      spaces.remove([spaceId])
    },

    restore(id: string): Space {
      const gone = deletedWith.get(id)
      if (!gone) throw notFound('removed space')
      spaces.restore([id])
      boards.insert(gone.boards)
      tasks.insert(gone.tasks)
      deletedWith.delete(id)
      return overviewOf(spaces.get(id))
    },
  }
}
