import { implement } from '@fake-db/kit/implement'
import { badRequest, created, notFound, ok } from '@fake-db/kit/reply'
import { id, text } from '@fake-db/kit/request'
import { createMap } from '@fake-db/kit/table'
import { createUsers } from '@fake-db/shell/people/users'
import { kanbanApi } from '@/redux/apps/kanban/contract'
import { mainSpace } from '@/redux/apps/kanban/rules'
import type { Board, Task } from '@/redux/apps/kanban/schema'
import { boardIdSchema } from '@/redux/apps/kanban/schema'
import { createActivityLog } from './activityLog'
import { createArchive } from './archive'
import { deedsOf, freeBoardId, freeTaskId, spaceOf, toTask } from './rules'
import { createSpaces } from './spaces'
import { createTables } from './tables'

export const handlers = implement(kanbanApi, (env) => {
  const { boards, tasks } = env.shared(createTables)
  const log = env.shared(createActivityLog)
  /** Tasks deleted with a column, by column id. */
  const deletedWith = createMap<string, readonly Task[]>(env, 'apps/kanban/deletedWith')

  /** The request body is the bare column id. */
  function boardNamedBy(body: unknown): Board {
    const { data: boardId } = boardIdSchema.safeParse(body)
    if (boardId === undefined) throw badRequest('The body must be the id of a board.')
    return boards.get(boardId)
  }

  function clear({ id: boardId }: Board): readonly Task[] {
    const cleared = tasks.rows().filter((task) => task.boardId === boardId && !task.archived)
    tasks.remove(cleared.map((task) => task.id))
    return cleared
  }

  const spaces = env.shared(createSpaces)
  const archive = env.shared(createArchive)

  function siblingsOn(boardId: string): Task[] {
    return spaces.tasksOf(spaceOf(boards.rows().find((board) => board.id === boardId)))
  }

  /** Archived tasks can only be restored. */
  function openTask(taskId: number): Task {
    const task = tasks.get(taskId)
    if (task.archived) throw notFound('task')
    return task
  }

  function listBeside(taskId: number) {
    return ok({ tasks: spaces.openTasksOf(spaceOf(boards.get(tasks.get(taskId).boardId))) })
  }

  function putOnBoard(task: Task, boardId: string, askedBy: number | null) {
    if (task.boardId === boardId) return
    const [from, to] = [boards.get(task.boardId).title, boards.get(boardId).title]
    tasks.update(task.id, { boardId })
    log.record(task.id, askedBy, { kind: 'moved', from, to })
  }

  function addTask(task: Task, index: number, askedBy: number | null) {
    tasks.insert([task], index)
    log.record(task.id, askedBy, { kind: 'added' })
    return created({ newTask: task })
  }

  return {
    boards: ({ query }) => ok(spaces.boardsOf(spaces.named(query.spaceId))),
    tasks: ({ query }) => ok(spaces.openTasksOf(spaces.named(query.spaceId))),

    reorderTasks({ body, askedBy }) {
      const { taskId, targetTaskId, side } = body.data
      const [task, target] = [openTask(taskId), openTask(targetTaskId)]
      tasks.move(task.id, target.id, side)
      putOnBoard(task, target.boardId, askedBy)
      return listBeside(task.id)
    },

    updateTaskBoard({ body, askedBy }) {
      const { taskId, newBoardId } = body.data
      const [task, board] = [openTask(taskId), boards.get(newBoardId)]
      tasks.move(task.id, tasks.rows().at(-1)?.id ?? task.id)
      putOnBoard(task, board.id, askedBy)
      return listBeside(task.id)
    },

    addTask({ body, askedBy }) {
      const given = body.data
      const siblings = siblingsOn(boards.get(given.boardId).id)
      return addTask(toTask(given, freeTaskId(siblings, tasks.usedIds()), env.now()), tasks.rows().length, askedBy)
    },

    addBoard({ body }) {
      const { title, spaceId = mainSpace } = body.data
      const space = spaces.get(spaceId)
      const id = freeBoardId(boards.usedIds(), title)
      const board = space.id === mainSpace ? { id, title } : { id, title, spaceId: space.id }
      boards.insert([board])
      return created({ board })
    },

    updateTask({ body, askedBy }) {
      const { boardId, ...change } = body.data
      const task = openTask(change.id)
      if (boardId !== undefined) putOnBoard(task, boards.get(boardId).id, askedBy)
      for (const deed of deedsOf(task, change)) log.record(task.id, askedBy, deed)
      return ok({ task: tasks.update(task.id, change) })
    },

    deleteBoard({ body }) {
      const board = boardNamedBy(body)
      deletedWith.set(board.id, clear(board))
      boards.remove([board.id])
      return ok({})
    },

    clearTasks({ body }) {
      clear(boardNamedBy(body))
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
        restored.every(({ boardId, archived }) => Boolean(archived) || boards.rows().some(({ id }) => id === boardId))
      ) {
        return ok({ tasks: restored })
      }
      tasks.remove(taskIds)
      throw notFound('board')
    },

    updateBoard({ body }) {
      const change = body.data
      return ok({ board: boards.update(change.id, change) })
    },

    reorderBoards({ body }) {
      const { boardId, targetBoardId, side } = body.data
      boards.move(boardId, targetBoardId, side)
      return ok({ boards: spaces.boardsOf(spaceOf(boards.get(boardId))) })
    },

    restoreBoard({ body }) {
      const { boardId } = body.data
      const gone = deletedWith.get(boardId)
      if (!gone) throw notFound('removed board')
      boards.restore([boardId])
      tasks.insert(gone)
      deletedWith.delete(boardId)
      return ok({ board: boards.get(boardId), tasks: [...gone] })
    },

    people() {
      const users = env.shared(createUsers).rows()
      const people = users.map(({ fullName, avatar }) => ({ title: fullName, img: avatar }))
      return ok({ people: people.sort((a, b) => a.title.localeCompare(b.title, 'en')) })
    },

    activity: ({ query }) => ok({ activity: log.of(tasks.get(id(query.taskId, 'taskId')).id) }),

    spaces: () => ok({ spaces: spaces.all() }),

    addSpace({ body }) {
      const { title, columns } = body.data
      return created({ space: spaces.add(title, columns) })
    },

    updateSpace({ body }) {
      const { id: spaceId, title } = body.data
      return ok({ space: spaces.rename(spaceId, title) })
    },

    deleteSpace({ query }) {
      if (text(query.spaceId) === '') throw badRequest({ spaceId: 'required' })
      spaces.remove(text(query.spaceId))
      return ok({})
    },

    restoreSpace: ({ body }) => ok({ space: spaces.restore(body.data.spaceId) }),

    archive: ({ query }) => ok({ tasks: archive.of(spaces.named(query.spaceId)) }),

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
