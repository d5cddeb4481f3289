import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Task } from '@/redux/apps/todo/schema'
import { dueGroupOf, dueGroups, type DueGroup } from '../shared/due'

/** `group` is null if the list is not grouped. */
export interface TaskGroup {
  group: DueGroup | null
  tasks: readonly Task[]
}

export function useArrangement(
  tasks: readonly Task[],
  isGrouped: boolean,
  now: Date,
): { groups: readonly TaskGroup[]; tasks: readonly Task[] } {
  const { i18n } = useTranslation('todo')
  return useMemo(() => {
    if (!isGrouped) return { groups: [{ group: null, tasks }], tasks }
    const grouped = tasks.map((task) => ({ task, group: dueGroupOf(task, now, i18n.language) }))
    const groups = dueGroups.flatMap((group): TaskGroup[] => {
      const members = grouped.flatMap((entry) => (entry.group === group ? [entry.task] : []))
      return members.length > 0 ? [{ group, tasks: members }] : []
    })
    return { groups, tasks: groups.flatMap((part) => part.tasks) }
  }, [tasks, isGrouped, now, i18n.language])
}
