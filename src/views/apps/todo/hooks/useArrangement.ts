import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import type { Task } from '@/redux/apps/todo/schema'
import { selectToggled } from '@/redux/apps/todo/slice'
import { dueGroupOf, dueGroups, type DueGroup } from '../shared/due'

/** `group` is null if the list is not grouped. */
export interface TaskGroup {
  group: DueGroup | null
  tasks: readonly Task[]
}

interface Arrangement {
  isGrouped: boolean
  isCompletedHidden: boolean
}

/** Groups or hides completed tasks. A task that is toggled in the open list stays in place. */
export function useArrangement(
  tasks: readonly Task[],
  { isGrouped, isCompletedHidden }: Arrangement,
  now: Date,
): { groups: readonly TaskGroup[]; tasks: readonly Task[] } {
  const { i18n } = useTranslation('todo')
  const toggled = useAppSelector(selectToggled)
  return useMemo(() => {
    const wasCompleted = ({ id, isCompleted }: Task) => toggled[id] ?? isCompleted
    const shown = isCompletedHidden ? tasks.filter((task) => !wasCompleted(task)) : tasks
    if (!isGrouped) return { groups: [{ group: null, tasks: shown }], tasks: shown }
    const grouped = shown.map((task) => {
      const before = { dueDate: task.dueDate, isCompleted: wasCompleted(task) }
      return { task, group: dueGroupOf(before, now, i18n.language) }
    })
    const groups = dueGroups.flatMap((group): TaskGroup[] => {
      const members = grouped.flatMap((entry) => (entry.group === group ? [entry.task] : []))
      return members.length > 0 ? [{ group, tasks: members }] : []
    })
    return { groups, tasks: groups.flatMap((part) => part.tasks) }
  }, [tasks, toggled, isGrouped, isCompletedHidden, now, i18n.language])
}
