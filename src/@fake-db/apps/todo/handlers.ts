import { implement } from '@fake-db/kit/implement'
import { badRequest, created, ok } from '@fake-db/kit/reply'
import { id, parseBody, within } from '@fake-db/kit/request'
import { createUsers } from '@fake-db/shell/people/users'
import { todoApi } from '@/redux/apps/todo/contract'
import {
  newPlaceSchema,
  newTaskSchema,
  taskChangeSchema,
  taskChangesSchema,
  taskIdsSchema,
  taskMoveSchema,
} from '@/redux/apps/todo/schema'
import { tagChangeSchema, tagIdSchema } from '@/redux/shell/tags/schema'
import { createPlaces } from './places'
import { countTasks, hasComeDue, isPressing, listTasks, readMoment, toTask } from './rules'
import { createSeries } from './series'
import { createTasks } from './tasks'
import { createPressing } from './badge'

export const createHandlers = implement(todoApi, (env) => {
  const tasks = env.shared(createTasks)
  const series = env.shared(createSeries)
  const places = env.shared(createPlaces)
  const around = () => ({ now: env.now(), nameOf: places.nameOf })

  env.shared(createPressing).count = () => tasks.rows().filter((task) => isPressing(task, env.now())).length

  function setDeleted(body: unknown, isDeleted: boolean) {
    const { taskIds } = parseBody(taskIdsSchema, body)
    tasks.updateMany(taskIds, () => ({ isDeleted }))
    return ok({ tasks: taskIds.map(tasks.get) })
  }

  return {
    list: ({ query }) => ok({ tasks: listTasks(tasks.rows(), query, around()) }),

    add({ body }) {
      const task = toTask(places.kept(parseBody(newTaskSchema, within(body, 'task'))), tasks.nextId())
      tasks.insert([task], 0)
      return created({ task })
    },

    update({ body }) {
      const change = places.kept(parseBody(taskChangeSchema, within(body, 'task')))
      const before = tasks.get(change.id)
      const task = tasks.update(change.id, change)
      series.follow(before, task)
      return ok({ task })
    },

    remove: ({ query }) => ok({ task: tasks.update(id(query.taskId, 'taskId'), { isDeleted: true }) }),

    one: ({ query }) => ok({ task: tasks.get(id(query.id)) }),

    dueTasks({ query }) {
      const [after, until] = [readMoment(query.after, 'after'), readMoment(query.until, 'until')]
      return ok({ tasks: tasks.rows().filter((task) => hasComeDue(task, after, until)) })
    },

    assignees: () =>
      ok({
        assignees: env
          .shared(createUsers)
          .rows()
          .map(({ fullName, avatar }) => ({ fullName, avatar })),
      }),

    updateMany({ body }) {
      const { tasks: changes } = parseBody(taskChangesSchema, body)
      const byId = new Map(changes.map((change) => [change.id, places.kept(change)]))
      const before = [...byId.keys()].map(tasks.get)
      tasks.updateMany([...byId.keys()], (task) => byId.get(task.id) ?? {})
      const next = before.flatMap((task) => series.follow(task, tasks.get(task.id)))
      return ok({ tasks: [...byId.keys()].map(tasks.get), next })
    },

    removeMany: ({ body }) => setDeleted(body, true),

    restoreMany: ({ body }) => setDeleted(body, false),

    counts: () => ok({ counts: countTasks(tasks.rows(), places.all().places, env.now()) }),

    reorder({ body }) {
      const { taskId, targetTaskId, side } = parseBody(taskMoveSchema, body)
      tasks.move(taskId, targetTaskId, side)
      return ok({ tasks: listTasks(tasks.rows(), { sortBy: 'manual' }, around()) })
    },

    deleteForever({ body }) {
      const { taskIds } = parseBody(taskIdsSchema, body)
      if (!taskIds.map(tasks.get).every(({ isDeleted }) => isDeleted)) {
        throw badRequest({ taskIds: 'choice' })
      }
      tasks.remove(taskIds)
      return ok({})
    },

    places: () => ok(places.all()),
    addPlace: ({ body }) => created(places.add(parseBody(newPlaceSchema, body))),
    updatePlace: ({ body }) => ok(places.update(parseBody(tagChangeSchema, body))),
    removePlace: ({ body }) => ok(places.remove(parseBody(tagIdSchema, body).id)),
    restorePlace: ({ body }) => ok(places.restore(parseBody(tagIdSchema, body).id)),
  }
})
