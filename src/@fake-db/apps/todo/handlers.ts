import { implement } from '@fake-db/kit/implement'
import { badRequest, created, ok } from '@fake-db/kit/reply'
import { id, moment } from '@fake-db/kit/request'
import { createUsers } from '@fake-db/shell/people/users'
import { todoApi } from '@/redux/apps/todo/contract'
import { createCategories } from './categories'
import { countTasks, hasComeDue, isUrgent, listTasks, toTask } from './rules'
import { createSeries } from './series'
import { createTasks } from './tasks'
import { createUrgentCount } from './badge'

export const handlers = implement(todoApi, (env) => {
  const tasks = env.shared(createTasks)
  const series = env.shared(createSeries)
  const categories = env.shared(createCategories)
  const around = () => ({ now: env.now(), nameOf: categories.nameOf })

  env.shared(createUrgentCount).count = () => tasks.rows().filter((task) => isUrgent(task, env.now())).length

  function setDeleted(taskIds: readonly number[], isDeleted: boolean) {
    tasks.updateMany(taskIds, () => ({ isDeleted }))
    return ok({ tasks: taskIds.map(tasks.get) })
  }

  return {
    list: ({ query }) => ok({ tasks: listTasks(tasks.rows(), query, around()) }),

    add({ body }) {
      const task = toTask(categories.kept(body.task), tasks.nextId())
      tasks.insert([task], 0)
      return created({ task })
    },

    update({ body }) {
      const change = categories.kept(body.task)
      const before = tasks.get(change.id)
      const task = tasks.update(change.id, change)
      series.follow(before, task)
      return ok({ task })
    },

    remove: ({ query }) => ok({ task: tasks.update(id(query.taskId, 'taskId'), { isDeleted: true }) }),

    one: ({ query }) => ok({ task: tasks.get(id(query.id)) }),

    dueTasks({ query }) {
      const [after, until] = [moment(query.after, 'after'), moment(query.until, 'until')]
      return ok({ tasks: tasks.rows().filter((task) => hasComeDue(task, after, until)) })
    },

    assignees: () =>
      ok({
        assignees: env
          .shared(createUsers)
          .rows()
          .map(({ fullName, avatar }) => ({ fullName, avatar })),
      }),

    updateMany({ body: { tasks: changes } }) {
      const byId = new Map(changes.map((change) => [change.id, categories.kept(change)]))
      const before = [...byId.keys()].map(tasks.get)
      tasks.updateMany([...byId.keys()], (task) => byId.get(task.id) ?? {})
      const next = before.flatMap((task) => series.follow(task, tasks.get(task.id)))
      return ok({ tasks: [...byId.keys()].map(tasks.get), next })
    },

    removeMany: ({ body }) => setDeleted(body.taskIds, true),

    restoreMany: ({ body }) => setDeleted(body.taskIds, false),

    counts: () => ok({ counts: countTasks(tasks.rows(), categories.all().places, env.now()) }),

    reorder({ body: { taskId, targetTaskId, side } }) {
      tasks.move(taskId, targetTaskId, side)
      return ok({ tasks: listTasks(tasks.rows(), { sortBy: 'manual' }, around()) })
    },

    deleteForever({ body: { taskIds } }) {
      if (!taskIds.map(tasks.get).every(({ isDeleted }) => isDeleted)) {
        throw badRequest({ taskIds: 'choice' })
      }
      tasks.remove(taskIds)
      return ok({})
    },

    places: () => ok(categories.all()),
    addPlace: ({ body }) => created(categories.add(body)),
    updatePlace: ({ body }) => ok(categories.update(body)),
    removePlace: ({ body }) => ok(categories.remove(body.id)),
    restorePlace: ({ body }) => ok(categories.restore(body.id)),
  }
})
