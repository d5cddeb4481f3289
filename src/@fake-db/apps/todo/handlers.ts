import { implement } from '@fake-db/kit/implement'
import { badRequest, created, ok } from '@fake-db/kit/reply'
import { id, parseBody, within } from '@fake-db/kit/request'
import { createTable, nextId } from '@fake-db/kit/table'
import { todoApi } from '@/redux/apps/todo/contract'
import type { Task } from '@/redux/apps/todo/schema'
import { newTaskSchema, taskChangeSchema, taskIdsSchema, taskMoveSchema } from '@/redux/apps/todo/schema'
import { countTasks, listTasks, toTask } from './rules'
import { seedTasks } from './seed'

export const createHandlers = implement(todoApi, (env) => {
  /** In their manual order, which begins as the latest first. */
  const tasks = createTable<Task>(seedTasks(env.now()).reverse(), 'task')

  return {
    list: ({ query }) => ok({ tasks: listTasks(tasks.rows(), query) }),

    add({ body }) {
      const task = toTask(parseBody(newTaskSchema, within(body, 'task')), nextId(tasks.rows()))
      tasks.insert([task], 0)
      return created({ task })
    },

    update({ body }) {
      const change = parseBody(taskChangeSchema, within(body, 'task'))
      return ok({ task: tasks.update(change.id, change) })
    },

    remove: ({ query }) => ok({ task: tasks.update(id(query.taskId), { isDeleted: true }) }),

    counts: () => ok({ counts: countTasks(tasks.rows()) }),

    reorder({ body }) {
      const { taskId, targetTaskId } = parseBody(taskMoveSchema, body)
      tasks.move(taskId, targetTaskId)
      return ok({ tasks: listTasks(tasks.rows(), { sortBy: 'manual' }) })
    },

    deleteForever({ body }) {
      const { taskIds } = parseBody(taskIdsSchema, body)
      if (!taskIds.map(tasks.get).every(({ isDeleted }) => isDeleted)) {
        throw badRequest({ taskIds: 'Only deleted tasks can be deleted for ever.' })
      }
      tasks.remove(taskIds)
      return ok({})
    },
  }
})
