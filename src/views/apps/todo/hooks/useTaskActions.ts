import type { ApiError } from '@core/api/errors'
import { announce } from '@core/components/announce'
import { useConfirm } from '@core/components/overlay/confirmContext'
import { dateOf } from '@core/dateText'
import { toast } from '@core/toast/toast'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import type { Task, TaskChanges } from '@/redux/apps/todo/schema'
import { addTask, deleteTasks, deleteTasksForever, moveTask, restoreTasks, updateTasks } from '@/redux/apps/todo/slice'
import type { TaskActions } from '../shared/todo'

type Changes = TaskChanges['tasks']
type TextOf = (next: readonly Task[]) => string | null

const idsOf = (tasks: readonly Task[]) => tasks.map(({ id }) => id)

/** One task by name, several by their number. */
const subjectOf = (tasks: readonly Task[]) => ({ count: tasks.length, title: tasks[0]?.title ?? '' })

/** What can be done to tasks, as long as the language stays the same object; see {@link TaskActions}. */
export function useTaskActions(): TaskActions {
  const { t, i18n } = useTranslation('todo')
  const { t: tCore } = useTranslation('core')
  const dispatch = useAppDispatch()
  const confirm = useConfirm()

  return useMemo(() => {
    let last: (() => void) | null = null

    function failed(error: ApiError | undefined, retry: () => void): false {
      if (error) toast.error(tCore(`apiError.${error.kind}`), { retry })
      return false
    }

    /** Says what was done, and remembers how to take it back. What one sees and can take back by another press is not said. */
    function done(text: string | null, undo: () => void): true {
      function undoOnce() {
        if (last === undoOnce) last = null
        undo()
      }
      last = undoOnce
      if (text !== null) toast.success(text, { undo: undoOnce })
      return true
    }

    /**
     * @param before what the changed fields were, to take it back
     * @param textOf what to say; it is given the tasks that come in the place of others
     */
    async function change(changes: Changes, before: Changes, textOf: TextOf): Promise<void> {
      if (changes.length === 0) return
      const result = await dispatch(updateTasks(changes))
      if (updateTasks.rejected.match(result)) failed(result.payload, () => void change(changes, before, textOf))
      else done(textOf(result.payload.next), () => void change(before, changes, () => null))
    }

    /** That a task which repeats will be there again, and when. */
    function toldAgain({ title, dueDate }: Task): string | null {
      if (dueDate === null) return null
      const day = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', day: 'numeric', month: 'long' })
      return t('toast.again', { title, day: day.format(dateOf(dueDate)) })
    }

    async function restore(tasks: readonly Task[]): Promise<void> {
      if (tasks.length === 0) return
      const result = await dispatch(restoreTasks(idsOf(tasks)))
      if (restoreTasks.rejected.match(result)) failed(result.payload, () => void restore(tasks))
      else done(t('toast.restored', subjectOf(tasks)), () => void remove(tasks))
    }

    async function remove(tasks: readonly Task[]): Promise<void> {
      if (tasks.length === 0) return
      const result = await dispatch(deleteTasks(idsOf(tasks)))
      if (deleteTasks.rejected.match(result)) failed(result.payload, () => void remove(tasks))
      else done(t('toast.deleted', subjectOf(tasks)), () => void restore(tasks))
    }

    async function removeNow(tasks: readonly Task[]): Promise<boolean> {
      const result = await dispatch(deleteTasksForever(idsOf(tasks)))
      if (deleteTasksForever.rejected.match(result)) return failed(result.payload, () => void removeNow(tasks))
      toast.success(t('toast.removed', subjectOf(tasks)))
      return true
    }

    async function move(task: Task, target: Task): Promise<void> {
      const result = await dispatch(moveTask({ taskId: task.id, targetTaskId: target.id }))
      if (moveTask.rejected.match(result)) failed(result.payload, () => void move(task, target))
    }

    return {
      async add(task, isSeen) {
        const result = await dispatch(addTask(task))
        if (addTask.rejected.match(result)) {
          if (result.payload) toast.error(tCore(`apiError.${result.payload.kind}`))
          return false
        }
        const added = result.payload.task
        const text = t('toast.added', { title: added.title })
        if (isSeen) announce(text)
        return done(isSeen ? null : text, () => void remove([added]))
      },
      complete(tasks, isCompleted) {
        const others = tasks.filter((task) => task.isCompleted !== isCompleted)
        void change(
          others.map(({ id }) => ({ id, isCompleted })),
          others.map(({ id }) => ({ id, isCompleted: !isCompleted })),
          ([next]) => {
            if (others.length > 1) return t(isCompleted ? 'toast.completed' : 'toast.reopened', subjectOf(others))
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
        const others = tasks.filter((task) => task.tags.includes(tag) !== isOn)
        const said = { count: others.length, tag: t(`tag.${tag}`) }
        void change(
          others.map(({ id, tags }) => ({ id, tags: isOn ? [...tags, tag] : tags.filter((own) => own !== tag) })),
          others.map(({ id, tags }) => ({ id, tags })),
          () => t(isOn ? 'toast.tagged' : 'toast.untagged', said),
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
      move: (task, target) => void move(task, target),
      undoLast: () => last?.(),
    }
  }, [confirm, dispatch, i18n, t, tCore])
}
