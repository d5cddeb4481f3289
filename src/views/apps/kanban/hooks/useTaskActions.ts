import { announce } from '@core/components/announce'
import { toast } from '@core/toast/toast'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import { useAppDispatch } from '@/redux/app/hooks'
import { useWrite, type Write } from '@/redux/app/useWrite'
import type { Person, Task } from '@/redux/apps/kanban/schema'
import {
  addTask,
  archiveTasks,
  deleteTask,
  duplicateTask,
  moveTask,
  restoreTasks,
  selectColumns,
  selectTasksByColumn,
  unarchiveTasks,
  updateTask,
} from '@/redux/apps/kanban/slice'
import { paths } from '../paths'

/** Before a task of the column, or at its end. */
export interface TaskPosition {
  boardId: string
  beforeId: number | null
}

/** Task actions with an optimistic update. */
export interface TaskActions {
  /** @returns whether the task was stored */
  add: (columnId: string, title: string) => Promise<boolean>
  move: (task: Task, place: TaskPosition) => void
  moveTo: (task: Task, where: 'top' | 'up' | 'down' | 'bottom') => void
  toColumn: (task: Task, columnId: string) => void
  /** To a column of another board. `title` is that board's title. */
  toBoard: (task: Task, columnId: string, title: string) => void
  /** Replaces an assignee; null is "nobody". Other assignees stay. */
  give: (task: Task, from: Person | null, to: Person | null) => void
  duplicate: (task: Task) => void
  remove: (task: Task) => void
  archive: (task: Task) => void
  unarchive: (task: Task) => void
  copyLink: (task: Task) => void
  /** Undoes the last move, if any. */
  undoMove: () => void
}

/** @param board board in the URL; empty for the main board */
export function useTaskActions(write: Write, board: string): TaskActions {
  const { t } = useTranslation('kanban')
  const dispatch = useAppDispatch()
  const href = useHref(paths.kanban.pattern)
  const { write: writeMove, undoLast: undoMove } = useWrite()

  return useMemo(() => {
    const linkTo = (taskId: number) => `?${board && `board=${board}&`}task=${taskId}`
    const columnOf = (columnId: string) =>
      dispatch((_, getState) => selectTasksByColumn(getState())).get(columnId) ?? []
    const titleOf = (columnId: string) =>
      dispatch((_, getState) => selectColumns(getState())).find(({ id }) => id === columnId)?.title ?? ''
    const placeOf = ({ id, boardId }: Task): TaskPosition => {
      const column = columnOf(boardId)
      return { boardId, beforeId: column[column.findIndex((task) => task.id === id) + 1]?.id ?? null }
    }

    function say(task: Task, { boardId }: TaskPosition) {
      const column = columnOf(boardId)
      const place = column.findIndex(({ id }) => id === task.id) + 1
      announce(t('drag.dropped', { task: task.title, column: titleOf(boardId), place, count: column.length }))
    }
    async function move(task: Task, place: TaskPosition, done = ''): Promise<void> {
      const before = placeOf(task)
      if (before.boardId === place.boardId && before.beforeId === place.beforeId) return
      const sent = writeMove(
        moveTask,
        { taskId: task.id, ...place },
        {
          success: done,
          async undo() {
            await writeMove(moveTask, { taskId: task.id, ...before })
            say(task, before)
          },
        },
      )
      say(task, place)
      await sent
    }
    function moveTo(task: Task, where: 'top' | 'up' | 'down' | 'bottom') {
      const column = columnOf(task.boardId).filter(({ id }) => id !== task.id)
      const index = columnOf(task.boardId).findIndex(({ id }) => id === task.id)
      const to = { top: 0, up: index - 1, down: index + 1, bottom: column.length }[where]
      void move(task, { boardId: task.boardId, beforeId: column[Math.max(to, 0)]?.id ?? null })
    }
    async function toColumn(task: Task, columnId: string) {
      if (columnId === task.boardId) return
      const text = t('toast.moved', { task: task.title, column: titleOf(columnId) })
      await move(task, { boardId: columnId, beforeId: null }, text)
    }
    async function toBoard(task: Task, columnId: string, title: string) {
      const before = placeOf(task)
      await write(
        moveTask,
        { taskId: task.id, boardId: columnId, beforeId: null },
        {
          success: t('toast.sent', { task: task.title, board: title }),
          undo: () => write(moveTask, { taskId: task.id, ...before }),
        },
      )
    }

    async function add(columnId: string, title: string): Promise<boolean> {
      const isStored =
        (await write(addTask, { boardId: columnId, title }, { retry: () => add(columnId, title) })) !== null
      if (isStored) announce(t('toast.added', { task: title, column: titleOf(columnId) }))
      return isStored
    }
    async function give({ id, title, assignedTo }: Task, from: Person | null, to: Person | null) {
      const others = assignedTo.filter((person) => person.title !== from?.title && person.title !== to?.title)
      const text = to
        ? t('toast.given', { task: title, name: to.title })
        : t('toast.takenFrom', { task: title, name: from?.title ?? '' })
      const change = { id, assignedTo: to ? [...others, to] : others }
      await write(updateTask, change, { success: text, undo: () => write(updateTask, { id, assignedTo }) })
    }
    async function duplicate(task: Task) {
      await write(duplicateTask, task.id, { success: t('toast.duplicated', { task: task.title }) })
    }
    async function remove({ id, title }: Task) {
      await write(deleteTask, id, {
        success: t('toast.removed', { task: title }),
        undo: () => write(restoreTasks, [id], { success: t('toast.restored', { task: title }) }),
      })
    }
    async function archive({ id, title }: Task) {
      await write(archiveTasks, [id], {
        success: t('toast.archived', { task: title }),
        undo: () => write(unarchiveTasks, [id]),
      })
    }
    async function unarchive({ id, title }: Task) {
      await write(unarchiveTasks, [id], {
        success: ({ tasks }) => t('toast.unarchived', { task: title, column: titleOf(tasks[0]?.boardId ?? '') }),
        undo: () => write(archiveTasks, [id]),
      })
    }
    async function copyLink(task: Task) {
      try {
        await navigator.clipboard.writeText(new URL(`${href}${linkTo(task.id)}`, location.origin).href)
        toast.success(t('toast.copied', { task: task.title }))
      } catch {
        toast.error(t('toast.notCopied'), { retry: () => void copyLink(task) })
      }
    }

    return {
      add,
      move: (task, place) => void move(task, place),
      moveTo,
      toColumn: (task, columnId) => void toColumn(task, columnId),
      give: (task, from, to) => void give(task, from, to),
      duplicate: (task) => void duplicate(task),
      remove: (task) => void remove(task),
      toBoard: (task, columnId, title) => void toBoard(task, columnId, title),
      archive: (task) => void archive(task),
      unarchive: (task) => void unarchive(task),
      copyLink: (task) => void copyLink(task),
      undoMove,
    }
  }, [t, dispatch, href, write, writeMove, undoMove, board])
}
