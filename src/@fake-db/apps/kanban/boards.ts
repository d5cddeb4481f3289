import type { Env } from '@fake-db/kit/env'
import { conflict, notFound } from '@fake-db/kit/reply'
import { text, type WireValue } from '@fake-db/kit/request'
import { createMap, createTable } from '@fake-db/kit/table'
import { mainBoard } from '@/redux/apps/kanban/rules'
import type { KanbanColumn, KanbanBoard, Task } from '@/redux/apps/kanban/schema'
import { unlike } from '@/utility/slug'
import { freeColumnId, boardOf } from './rules'
import { seedBoards } from './seed'
import { createTables } from './tables'

type BoardRow = Omit<KanbanBoard, 'boards'>

interface Gone {
  readonly columns: readonly KanbanColumn[]
  readonly tasks: readonly Task[]
}

export function createBoards(env: Env) {
  const { columns, tasks } = env.shared(createTables)
  const boards = createTable<BoardRow>(env, 'apps/kanban/spaces', seedBoards, 'space')
  /** Content of deleted boards, by board id. */
  const deletedWith = createMap<string, Gone>(env, 'apps/kanban/deletedWithSpace')

  const columnsOf = (spaceId: string) => columns.rows().filter((column) => boardOf(column) === spaceId)
  /** Includes archived tasks. */
  function tasksOf(spaceId: string): Task[] {
    const own = new Set(columnsOf(spaceId).map(({ id }) => id))
    return tasks.rows().filter(({ boardId, archived }) => (archived ? archived.spaceId === spaceId : own.has(boardId)))
  }
  function overviewOf({ id, title }: BoardRow): KanbanBoard {
    return { id, title, boards: columnsOf(id).map((column) => ({ id: column.id, title: column.title })) }
  }

  return {
    columnsOf,
    tasksOf,
    openTasksOf: (spaceId: string) => tasksOf(spaceId).filter(({ archived }) => !archived),
    /** Default: the main board. */
    named: (given: WireValue) => boards.get(text(given) || mainBoard).id,
    has: (spaceId: string) => boards.rows().some(({ id }) => id === spaceId),
    get: (spaceId: string) => boards.get(spaceId),
    all: () => boards.rows().map(overviewOf),

    add(title: string, added: readonly Pick<KanbanColumn, 'title' | 'isDone'>[]): KanbanBoard {
      const id = unlike([...boards.usedIds()], freeColumnId([], title))
      boards.insert([{ id, title }])
      for (const column of added)
        columns.insert([{ ...column, id: freeColumnId(columns.usedIds(), column.title), spaceId: id }])
      return overviewOf(boards.get(id))
    },

    rename: (id: string, title: string) => overviewOf(boards.update(id, { title })),

    remove(id: string) {
      const { id: spaceId } = boards.get(id)
      if (spaceId === mainBoard) throw conflict('The main space can’t be deleted.')
      const gone = { columns: columnsOf(spaceId), tasks: tasksOf(spaceId) }
      deletedWith.set(spaceId, gone)
      tasks.remove(gone.tasks.map((task) => task.id))
      columns.remove(gone.columns.map((column) => column.id))
      boards.remove([spaceId])
    },

    restore(id: string): KanbanBoard {
      const gone = deletedWith.get(id)
      if (!gone) throw notFound('removed space')
      boards.restore([id])
      columns.insert(gone.columns)
      tasks.insert(gone.tasks)
      deletedWith.delete(id)
      return overviewOf(boards.get(id))
    },
  }
}
