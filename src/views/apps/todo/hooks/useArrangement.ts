import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Task } from '@/redux/apps/todo/schema'
import { dueGroupOf, dueGroups, type DueGroup } from '../shared/due'

/** Tasks under one heading; without one where the list is not parted. */
export interface TaskGroup {
  group: DueGroup | null
  tasks: readonly Task[]
}

/** The tasks as they are seen: in one piece, or parted by when they are due, and then in that order. */
export function useArrangement(
  tasks: readonly Task[],
  isGrouped: boolean,
  now: Date,
): { groups: readonly TaskGroup[]; tasks: readonly Task[] } {
  const { i18n } = useTranslation('todo')
  return useMemo(() => {
    if (!isGrouped) return { groups: [{ group: null, tasks }], tasks }
    const placed = tasks.map((task) => ({ task, group: dueGroupOf(task, now, i18n.language) }))
    const groups = dueGroups.flatMap((group): TaskGroup[] => {
      const members = placed.flatMap((place) => (place.group === group ? [place.task] : []))
      return members.length > 0 ? [{ group, tasks: members }] : []
    })
    return { groups, tasks: groups.flatMap((part) => part.tasks) }
  }, [tasks, isGrouped, now, i18n.language])
}
