import { announce } from '@core/components/announce'
import { useConfirm } from '@core/components/overlay/confirmContext'
import { dateOf, timeZone } from '@core/zonedTime'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { Task, TaskChanges } from '@/redux/apps/todo/schema'
import { addTask, deleteTasks, deleteTasksForever, moveTask, restoreTasks, updateTasks } from '@/redux/apps/todo/slice'
import type { Side } from '@/utility/withMove'
import type { TaskActions } from '../shared/todo'

type Changes = TaskChanges['tasks']
type TextOf = (next: readonly Task[]) => string | null

const idsOf = (tasks: readonly Task[]) => tasks.map(({ id }) => id)

const subjectOf = (tasks: readonly Task[]) => ({ count: tasks.length, title: tasks[0]?.title ?? '' })

/** Stable until the language changes. */
export function useTaskActions(): TaskActions {
  const { t, i18n } = useTranslation('todo')
  const { write, undoLast } = useWrite()
  const confirm = useConfirm()

  return useMemo(() => {
    /** @param textOf toast text; `next` are the next tasks of completed recurring ones */
    async function change(changes: Changes, before: Changes, textOf: TextOf): Promise<void> {
      if (changes.length === 0) return
      await write(updateTasks, changes, {
        success: ({ next }) => textOf(next),
        undo: () => change(before, changes, () => null),
      })
    }

    function toldAgain({ title, dueDate }: Task): string | null {
      if (dueDate === null) return null
      const day = new Intl.DateTimeFormat(i18n.language, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        timeZone: timeZone(),
      })
      return t('toast.again', { title, day: day.format(dateOf(dueDate)) })
    }

    async function restore(tasks: readonly Task[]): Promise<void> {
      if (tasks.length === 0) return
      await write(restoreTasks, idsOf(tasks), {
        success: t('toast.restored', subjectOf(tasks)),
        undo: () => remove(tasks),
      })
    }

    async function remove(tasks: readonly Task[]): Promise<void> {
      if (tasks.length === 0) return
      await write(deleteTasks, idsOf(tasks), {
        success: t('toast.deleted', subjectOf(tasks)),
        undo: () => restore(tasks),
      })
    }

    async function removeNow(tasks: readonly Task[]): Promise<boolean> {
      const removed = await write(deleteTasksForever, idsOf(tasks), { success: t('toast.removed', subjectOf(tasks)) })
      return removed !== null
    }

    async function move(task: Task, { target, neighbour, side }: Parameters<TaskActions['move']>[1]): Promise<void> {
      if (task === target) return
      const back: Side = side === 'after' ? 'before' : 'after'
      await write(
        moveTask,
        { taskId: task.id, targetTaskId: target.id, side },
        {
          success: t('toast.moved', { title: task.title }),
          undo: () => write(moveTask, { taskId: task.id, targetTaskId: neighbour.id, side: back }),
        },
      )
    }

    return {
      async add(task, isSeen) {
        const addedText = (title: string) => t('toast.added', { title })
        const added = await write(addTask, task, {
          success: ({ task: { title } }) => (isSeen ? null : addedText(title)),
          undo: ({ task: stored }) => remove([stored]),
        })
        if (added && isSeen) announce(addedText(added.answer.task.title))
        return added !== null
      },
      complete(tasks, isCompleted) {
        const others = tasks.filter((task) => task.isCompleted !== isCompleted)
        void change(
          others.map(({ id }) => ({ id, isCompleted })),
          others.map(({ id }) => ({ id, isCompleted: !isCompleted })),
          ([next]) => {
            const subject = subjectOf(others)
            if (others.length > 1 || (isCompleted && !next))
              return t(isCompleted ? 'toast.completed' : 'toast.reopened', subject)
            return next ? toldAgain(next) : null
          },
        )
      },
      star(tasks, isImportant) {
        const others = tasks.filter((task) => task.isImportant !== isImportant)
        void change(
          others.map(({ id }) => ({ id, isImportant })),
          others.map(({ id }) => ({ id, isImportant: !isImportant })),
          () => (others.length < 2 ? null : t(isImportant ? 'toast.starred' : 'toast.unstarred', subjectOf(others))),
        )
      },
      tag(tasks, tag, isOn) {
        const others = tasks.filter((task) => task.tags.includes(tag.id) !== isOn)
        const said = { count: others.length, tag: tag.name }
        void change(
          others.map(({ id, tags }) => ({ id, tags: isOn ? [...tags, tag.id] : tags.filter((own) => own !== tag.id) })),
          others.map(({ id, tags }) => ({ id, tags })),
          () => t(isOn ? 'toast.tagged' : 'toast.untagged', said),
        )
      },
      toProject(tasks, project) {
        const id = project?.id ?? null
        const others = tasks.filter((task) => task.project !== id)
        const said = { count: others.length, project: project?.name ?? '' }
        void change(
          others.map((task) => ({ id: task.id, project: id })),
          others.map((task) => ({ id: task.id, project: task.project })),
          () => t(project ? 'toast.intoProject' : 'toast.outOfProject', said),
        )
      },
      remove: (tasks) => void remove(tasks),
      restore: (tasks) => void restore(tasks),
      async removeForever(tasks) {
        const agreed = await confirm({
          title: t('confirm.title', subjectOf(tasks)),
          body: t('confirm.body', subjectOf(tasks)),
          confirmLabel: t('action.removeForever'),
          isDanger: true,
        })
        return agreed && (await removeNow(tasks))
      },
      move: (task, to) => void move(task, to),
      undoLast,
    }
  }, [confirm, write, undoLast, i18n, t])
}
