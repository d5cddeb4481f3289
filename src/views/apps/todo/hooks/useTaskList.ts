import { useEffect } from 'react'
import { useAppDispatch, useAppSelector, useRequest } from '@/redux/app/hooks'
import type { TaskListQuery } from '@/redux/apps/todo/contract'
import { fetchCategories } from '@/redux/apps/todo/categorySlice'
import type { Task } from '@/redux/apps/todo/schema'
import {
  fetchAssignees,
  fetchTask,
  fetchTaskCounts,
  fetchTasks,
  listLeft,
  selectOpenTask,
  selectTasks,
  taskClosed,
} from '@/redux/apps/todo/slice'

export function useTaskList(query: TaskListQuery | null) {
  const retry = useRequest(fetchTasks, query)
  useRequest(fetchTaskCounts, undefined)
  useRequest(fetchAssignees, undefined)
  useRequest(fetchCategories, undefined)
  const dispatch = useAppDispatch()
  useEffect(() => () => void dispatch(listLeft()), [dispatch])
  const list = useAppSelector(selectTasks)
  const { status } = list.request
  // Before the request starts, the store may contain another list.
  const isOther =
    list.query?.filter !== query?.filter || list.query?.tag !== query?.tag || list.query?.project !== query?.project
  const isFirst = list.query === null || isOther || (status !== 'succeeded' && list.tasks.length === 0)
  return {
    ...list,
    retry,
    isLoading: isFirst && (status !== 'failed' || isOther),
    isRefreshing: status === 'pending' && list.query?.q !== undefined,
  }
}

export type TaskListState = ReturnType<typeof useTaskList>

/** The task in the URL. Shows the list's copy at once and refetches it. */
export function useOpenTask(id: number | null, tasks: readonly Task[]) {
  const dispatch = useAppDispatch()
  const retry = useRequest(fetchTask, id)
  const { data, request } = useAppSelector(selectOpenTask)
  useEffect(
    () => () => {
      if (id !== null) dispatch(taskClosed())
    },
    [dispatch, id],
  )
  const opened = data?.task
  const task = opened?.id === id ? opened : tasks.find((listed) => listed.id === id)
  return { task: task ?? null, request, retry }
}
