import { implement } from '@fake-db/kit/implement'
import { badRequest, created, notFound, ok } from '@fake-db/kit/reply'
import { id, parseBody, within } from '@fake-db/kit/request'
import { createMap, createTable, nextId } from '@fake-db/kit/table'
import { createUsers } from '@fake-db/shell/people/users'
import { kanbanApi } from '@/redux/apps/kanban/contract'
import type { Board, Task } from '@/redux/apps/kanban/schema'
import {
  boardChangeSchema,
  boardIdSchema,
  boardOrderSchema,
  newBoardSchema,
  newTaskSchema,
  removedBoardSchema,
  taskBoardSchema,
  taskChangeSchema,
  taskIdSchema,
  taskIdsSchema,
  taskOrderSchema,
} from '@/redux/apps/kanban/schema'
import { createActivityLog } from './activityLog'
import { deedsOf, freeBoardId, toTask } from './rules'
import { seedActivity, seedBoards, seedTasks } from './seed'

export const createHandlers = implement(kanbanApi, (env) => {
  const boards = createTable<Board>(env, 'apps/kanban/boards', seedBoards, 'board')
  const tasks = createTable<Task>(env, 'apps/kanban/tasks', seedTasks(env.now()), 'task')
  const log = createActivityLog(env, seedActivity(env.now()))
  /** The tasks that were deleted with their board, by its id. */
  const deletedWith = createMap<string, readonly Task[]>(env, 'apps/kanban/deletedWith')

  /** The board whose bare id is the body. */
  function boardNamedBy(body: unknown): Board {
    const { data: boardId } = boardIdSchema.safeParse(body)
    if (boardId === undefined) throw badRequest('The body must be the id of a board.')
    return boards.get(boardId)
  }

  /** Takes the tasks off a board and tells which they were. */
  function clear({ id: boardId }: Board): readonly Task[] {
    const cleared = tasks.rows().filter((task) => task.boardId === boardId)
    tasks.remove(cleared.map((task) => task.id))
    return cleared
  }

  /** A task's id may have been given to another one while it was away. */
  function restoreTask(task: Task): Task {
    const isTaken = tasks.rows().some((other) => other.id === task.id)
    const back = isTaken ? { ...task, id: nextId(tasks.rows()) } : task
    tasks.insert([back])
    return back
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
    boards: () => ok([...boards.rows()]),
    tasks: () => ok([...tasks.rows()]),

    reorderTasks({ body, askedBy }) {
      const { taskId, targetTaskId } = parseBody(taskOrderSchema, within(body, 'data'))
      const [task, target] = [tasks.get(taskId), tasks.get(targetTaskId)]
      tasks.move(task.id, target.id)
      putOnBoard(task, target.boardId, askedBy)
      return ok({ tasks: [...tasks.rows()] })
    },

    updateTaskBoard({ body, askedBy }) {
      const { taskId, newBoardId } = parseBody(taskBoardSchema, within(body, 'data'))
      const [task, board] = [tasks.get(taskId), boards.get(newBoardId)]
      tasks.move(task.id, tasks.rows().at(-1)?.id ?? task.id)
      putOnBoard(task, board.id, askedBy)
      return ok({ tasks: [...tasks.rows()] })
    },

    addTask({ body, askedBy }) {
      const given = parseBody(newTaskSchema, within(body, 'data'))
      boards.get(given.boardId)
      return addTask(toTask(given, nextId(tasks.rows()), env.now()), tasks.rows().length, askedBy)
    },

    addBoard({ body }) {
      const { title } = parseBody(newBoardSchema, within(body, 'data'))
      const board = { id: freeBoardId(boards.rows(), title), title }
      deletedWith.delete(board.id)
      boards.insert([board])
      return created({ board })
    },

    updateTask({ body, askedBy }) {
      const { boardId, ...change } = parseBody(taskChangeSchema, within(body, 'data'))
      const task = tasks.get(change.id)
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
      const original = tasks.get(parseBody(taskIdSchema, within(body, 'data')).taskId)
      const copy = { ...original, id: nextId(tasks.rows()), comments: [] }
      return addTask(copy, tasks.rows().indexOf(original) + 1, askedBy)
    },

    deleteTask({ query }) {
      tasks.remove([id(query.taskId, 'taskId')])
      return ok({})
    },

    restoreTasks({ body }) {
      const { taskIds } = parseBody(taskIdsSchema, within(body, 'data'))
      const restored = tasks.restore(taskIds)
      if (restored.every(({ boardId }) => boards.rows().some((board) => board.id === boardId))) {
        return ok({ tasks: restored })
      }
      tasks.remove(taskIds)
      throw notFound('board')
    },

    updateBoard({ body }) {
      const change = parseBody(boardChangeSchema, within(body, 'data'))
      return ok({ board: boards.update(change.id, change) })
    },

    reorderBoards({ body }) {
      const { boardId, targetBoardId } = parseBody(boardOrderSchema, within(body, 'data'))
      boards.move(boardId, targetBoardId)
      return ok({ boards: [...boards.rows()] })
    },

    restoreBoard({ body }) {
      const { boardId } = parseBody(removedBoardSchema, within(body, 'data'))
      const gone = deletedWith.get(boardId)
      if (!gone) throw notFound('removed board')
      boards.restore([boardId])
      deletedWith.delete(boardId)
      return ok({ board: boards.get(boardId), tasks: gone.map(restoreTask) })
    },

    people() {
      const users = env.shared(createUsers).rows()
      const people = users.map(({ fullName, avatar }) => ({ title: fullName, img: avatar }))
      return ok({ people: people.sort((a, b) => a.title.localeCompare(b.title)) })
    },

    activity: ({ query }) => ok({ activity: log.of(tasks.get(id(query.taskId, 'taskId')).id) }),
  }
})
