import { implement } from '@fake-db/kit/implement'
import { badRequest, created, notFound, ok } from '@fake-db/kit/reply'
import { id, text } from '@fake-db/kit/request'
import { createMap } from '@fake-db/kit/table'
import { createUsers } from '@fake-db/shell/people/users'
import { kanbanApi } from '@/redux/apps/kanban/contract'
import { mainBoard } from '@/redux/apps/kanban/rules'
import type { KanbanColumn, Task } from '@/redux/apps/kanban/schema'
import { textIdSchema } from '@/redux/apps/kanban/schema'
import { createActivityLog } from './activityLog'
import { createArchive } from './archive'
import { eventsOf, freeColumnId, freeTaskId, boardOf, toTask } from './rules'
import { createBoards } from './boards'
import { createTables } from './tables'

export const handlers = implement(kanbanApi, (env) => {
  const { columns, tasks } = env.shared(createTables)
  const log = env.shared(createActivityLog)
  /** Tasks deleted with a column, by column id. */
  const deletedWith = createMap<string, readonly Task[]>(env, 'apps/kanban/deletedWith')

  /** The request body is the bare column id. */
  function columnNamedBy(body: unknown): KanbanColumn {
    const { data: boardId } = textIdSchema.safeParse(body)
    if (boardId === undefined) throw badRequest('The body must be the id of a board.')
    return columns.get(boardId)
  }

  function clear({ id: boardId }: KanbanColumn): readonly Task[] {
    const cleared = tasks.rows().filter((task) => task.boardId === boardId && !task.archived)
    tasks.remove(cleared.map((task) => task.id))
    return cleared
  }

  const boards = env.shared(createBoards)
  const archive = env.shared(createArchive)

  function siblingsOn(columnId: string): Task[] {
    return boards.tasksOf(boardOf(columns.rows().find((column) => column.id === columnId)))
  }

  /** Archived tasks can only be restored. */
  function openTask(taskId: number): Task {
    const task = tasks.get(taskId)
    if (task.archived) throw notFound('task')
    return task
  }

  function listBeside(taskId: number) {
    return ok({ tasks: boards.openTasksOf(boardOf(columns.get(tasks.get(taskId).boardId))) })
  }

  function moveToColumn(task: Task, columnId: string, askedBy: number | null) {
    if (task.boardId === columnId) return
    const [from, to] = [columns.get(task.boardId).title, columns.get(columnId).title]
    tasks.update(task.id, { boardId: columnId })
    log.record(task.id, askedBy, { kind: 'moved', from, to })
  }

  function addTask(task: Task, index: number, askedBy: number | null) {
    tasks.insert([task], index)
    log.record(task.id, askedBy, { kind: 'added' })
    return created({ newTask: task })
  }

  return {
    boards: ({ query }) => ok(boards.columnsOf(boards.named(query.spaceId))),
    tasks: ({ query }) => ok(boards.openTasksOf(boards.named(query.spaceId))),

    reorderTasks({ body, askedBy }) {
      const { taskId, targetTaskId, side } = body.data
      const [task, target] = [openTask(taskId), openTask(targetTaskId)]
      tasks.move(task.id, target.id, side)
      moveToColumn(task, target.boardId, askedBy)
      return listBeside(task.id)
    },

    updateTaskBoard({ body, askedBy }) {
      const { taskId, newBoardId } = body.data
      const [task, column] = [openTask(taskId), columns.get(newBoardId)]
      tasks.move(task.id, tasks.rows().at(-1)?.id ?? task.id)
      moveToColumn(task, column.id, askedBy)
      return listBeside(task.id)
    },

    addTask({ body, askedBy }) {
      const given = body.data
      const siblings = siblingsOn(columns.get(given.boardId).id)
      return addTask(toTask(given, freeTaskId(siblings, tasks.usedIds()), env.now()), tasks.rows().length, askedBy)
    },

    addBoard({ body }) {
      const { title, spaceId = mainBoard } = body.data
      const board = boards.get(spaceId)
      const id = freeColumnId(columns.usedIds(), title)
      const column = board.id === mainBoard ? { id, title } : { id, title, spaceId: board.id }
      columns.insert([column])
      return created({ board: column })
    },

    updateTask({ body, askedBy }) {
      const { boardId, ...change } = body.data
      const task = openTask(change.id)
      if (boardId !== undefined) moveToColumn(task, columns.get(boardId).id, askedBy)
      for (const event of eventsOf(task, change)) log.record(task.id, askedBy, event)
      return ok({ task: tasks.update(task.id, change) })
    },

    deleteBoard({ body }) {
      const column = columnNamedBy(body)
      deletedWith.set(column.id, clear(column))
      columns.remove([column.id])
      return ok({})
    },

    clearTasks({ body }) {
      clear(columnNamedBy(body))
      return ok({})
    },

    duplicateTask({ body, askedBy }) {
      const original = openTask(body.data.taskId)
      const copy = { ...original, id: freeTaskId(siblingsOn(original.boardId), tasks.usedIds()), comments: [] }
      return addTask(copy, tasks.rows().indexOf(original) + 1, askedBy)
    },

    deleteTask({ query }) {
      tasks.remove([id(query.taskId, 'taskId')])
      return ok({})
    },

    restoreTasks({ body }) {
      const { taskIds } = body.data
      const restored = tasks.restore(taskIds)
      if (
        restored.every(({ boardId, archived }) => Boolean(archived) || columns.rows().some(({ id }) => id === boardId))
      ) {
        return ok({ tasks: restored })
      }
      tasks.remove(taskIds)
      throw notFound('board')
    },

    updateBoard({ body }) {
      const change = body.data
      return ok({ board: columns.update(change.id, change) })
    },

    reorderBoards({ body }) {
      const { boardId, targetBoardId, side } = body.data
      columns.move(boardId, targetBoardId, side)
      return ok({ boards: boards.columnsOf(boardOf(columns.get(boardId))) })
    },

    restoreBoard({ body }) {
      const { boardId } = body.data
      const gone = deletedWith.get(boardId)
      if (!gone) throw notFound('removed board')
      columns.restore([boardId])
      tasks.insert(gone)
      deletedWith.delete(boardId)
      return ok({ board: columns.get(boardId), tasks: [...gone] })
    },

    people() {
      const users = env.shared(createUsers).rows()
      const people = users.map(({ fullName, avatar }) => ({ title: fullName, img: avatar }))
      return ok({ people: people.sort((a, b) => a.title.localeCompare(b.title, 'en')) })
    },

    activity: ({ query }) => ok({ activity: log.of(tasks.get(id(query.taskId, 'taskId')).id) }),

    spaces: () => ok({ spaces: boards.all() }),

    addSpace({ body }) {
      const { title, columns } = body.data
      return created({ space: boards.add(title, columns) })
    },

    updateSpace({ body }) {
      const { id: spaceId, title } = body.data
      return ok({ space: boards.rename(spaceId, title) })
    },

    deleteSpace({ query }) {
      if (text(query.spaceId) === '') throw badRequest({ spaceId: 'required' })
      boards.remove(text(query.spaceId))
      return ok({})
    },

    restoreSpace: ({ body }) => ok({ space: boards.restore(body.data.spaceId) }),

    archive: ({ query }) => ok({ tasks: archive.of(boards.named(query.spaceId)) }),

    archiveTasks({ body, askedBy }) {
      const archived = archive.add(body.data.taskIds)
      for (const task of archived) log.record(task.id, askedBy, { kind: 'archived' })
      return ok({ tasks: archived })
    },

    unarchiveTasks({ body, askedBy }) {
      const back = archive.takeOut(body.data.taskIds)
      for (const task of back) log.record(task.id, askedBy, { kind: 'unarchived' })
      return ok({ tasks: back })
    },
  }
})
