import { dateOf, wallOf } from '@core/zonedTime'
import type { Env } from '@fake-db/kit/env'
import { createMap } from '@fake-db/kit/table'
import type { Task } from '@/redux/apps/todo/schema'
import { nextDueDate } from './recurrence'
import { createTasks } from './tasks'

export function createSeries(env: Env) {
  const tasks = env.shared(createTasks)
  /** Next occurrences as created, with their original day of month; by id of the previous task. */
  const followers = createMap<number, { task: Task; day: number | undefined }>(env, 'apps/todo/followers')

  /** A monthly task that moved from the 31st to the 28th returns to the 31st. */
  function dayOfMonth({ id, dueDate }: Task): number | undefined {
    const made = [...followers.values()].find(({ task }) => task.id === id && task.dueDate === dueDate)
    return made?.day ?? (dueDate === null ? undefined : wallOf(dateOf(dueDate)).day)
  }

  function comeAgain(done: Task): Task[] {
    const known = followers.get(done.id)?.task.id
    if (done.repeat === 'none' || tasks.rows().some(({ id }) => id === known)) return []
    const day = dayOfMonth(done)
    const task = {
      ...done,
      id: tasks.nextId(),
      dueDate: nextDueDate(done.dueDate, done.repeat, env.now(), day),
      isCompleted: false,
      subtasks: done.subtasks.map((subtask) => ({ ...subtask, isCompleted: false })),
    }
    followers.set(done.id, { task, day })
    tasks.insert([task], tasks.rows().indexOf(done))
    return [task]
  }

  /** Removes the next occurrence unless it was edited. */
  function revert(reopened: Task): void {
    const task = followers.get(reopened.id)?.task
    const current = tasks.rows().find(({ id }) => id === task?.id)
    if (!task || JSON.stringify(current) !== JSON.stringify(task)) return
    tasks.remove([task.id])
    followers.delete(reopened.id)
  }

  return {
    /** Adds the next occurrence of a completed task and returns it; removes it when the task is reopened. */
    follow(before: Task, after: Task): Task[] {
      if (after.isDeleted || before.isCompleted === after.isCompleted) return []
      if (after.isCompleted) return comeAgain(after)
      revert(after)
      return []
    },
  }
}
