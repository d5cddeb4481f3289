import { dateOf, wallOf } from '@core/zonedTime'
import type { Env } from '@fake-db/kit/env'
import { createMap } from '@fake-db/kit/table'
import type { Task } from '@/redux/apps/todo/schema'
import { nextDueDate } from './recurrence'
import { createTasks } from './tasks'

/** Lets tasks that repeat come again. */
export function createSeries(env: Env) {
  const tasks = env.shared(createTasks)
  /** What came after a task, as it came, by the id of the one before; and for which day of the month it is meant. */
  const followers = createMap<number, { task: Task; day: number | undefined }>(env, 'apps/todo/followers')

  /** A monthly task of the 31st that has become one of the 28th is one of the 31st again. */
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

  /** What nobody has touched since goes again; what is being worked on stays. */
  function revert(reopened: Task): void {
    const task = followers.get(reopened.id)?.task
    const current = tasks.rows().find(({ id }) => id === task?.id)
    if (!task || JSON.stringify(current) !== JSON.stringify(task)) return
    tasks.remove([task.id])
    followers.delete(reopened.id)
  }

  return {
    /**
     * Follows a change of a task.
     * @returns the task that comes next, where the change has completed one that repeats
     */
    follow(before: Task, after: Task): Task[] {
      if (after.isDeleted || before.isCompleted === after.isCompleted) return []
      if (after.isCompleted) return comeAgain(after)
      revert(after)
      return []
    },
  }
}
