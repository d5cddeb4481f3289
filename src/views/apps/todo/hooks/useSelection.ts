import { useEffect, useMemo, useRef } from 'react'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import type { Task } from '@/redux/apps/todo/schema'
import { selectSelectedTaskIds, tasksSelected } from '@/redux/apps/todo/slice'

/**
 * The tasks that are selected, and `select`: task by task, or with the Shift key everything from the last one on.
 * @param tasks in the order in which they are seen
 */
export function useSelection(tasks: readonly Task[]) {
  const dispatch = useAppDispatch()
  const selectedIds = useAppSelector(selectSelectedTaskIds)
  const ids = useMemo(() => new Set(selectedIds), [selectedIds])
  const selected = useMemo(() => tasks.filter(({ id }) => ids.has(id)), [tasks, ids])

  // Rows keep the function for as long as they are shown.
  const latest = useRef({ tasks, ids })
  useEffect(() => {
    latest.current = { tasks, ids }
  })
  const anchor = useRef<number | null>(null)
  const select = useMemo(
    () =>
      ({ id }: Task, isRange = false) => {
        const { tasks: listed, ids: before } = latest.current
        const next = new Set(before)
        const from = listed.findIndex((task) => task.id === anchor.current)
        const to = listed.findIndex((task) => task.id === id)
        anchor.current = id
        if (isRange && from !== -1) {
          for (const task of listed.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(task.id)
        } else if (!next.delete(id)) next.add(id)
        dispatch(tasksSelected([...next]))
      },
    [dispatch],
  )

  return { selected, selectedIds: ids, select }
}
