import { announce } from '@core/components/announce'
import { useConfirm } from '@core/components/overlay/confirmContext'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import type { Write } from '@/redux/app/useWrite'
import type { KanbanColumn } from '@/redux/apps/kanban/schema'
import {
  addColumn,
  archiveTasks,
  clearColumn,
  deleteColumn,
  moveColumn,
  restoreColumn,
  restoreTasks,
  selectColumns,
  selectTasksByColumn,
  unarchiveTasks,
  updateColumn,
} from '@/redux/apps/kanban/slice'
import { sideOf } from '@/utility/withMove'

/** Column actions with an optimistic update. */
export interface ColumnActions {
  /** @returns null on failure */
  add: (title: string) => Promise<KanbanColumn | null>
  rename: (column: KanbanColumn, title: string) => void
  limit: (column: KanbanColumn, limit: number | null) => void
  move: (column: KanbanColumn, index: number) => void
  archive: (column: KanbanColumn) => void
  /** Asks for confirmation. */
  clear: (column: KanbanColumn) => void
  /** Asks for confirmation. */
  remove: (column: KanbanColumn) => void
}

/** @param board board in the URL; empty for the main board */
export function useColumnActions(write: Write, board: string): ColumnActions {
  const { t } = useTranslation('kanban')
  const dispatch = useAppDispatch()
  const confirm = useConfirm()

  return useMemo(() => {
    const all = () => dispatch((_, getState) => selectColumns(getState()))
    const tasksOn = ({ id }: KanbanColumn) => dispatch((_, getState) => selectTasksByColumn(getState())).get(id) ?? []

    async function add(title: string): Promise<KanbanColumn | null> {
      const stored = await write(addColumn, { title, ...(board !== '' && { spaceId: board }) })
      if (stored) announce(t('toast.columnAdded', { column: title }))
      return stored?.answer.board ?? null
    }
    async function rename(column: KanbanColumn, title: string) {
      if (title === column.title) return
      const change = { id: column.id, title }
      await write(updateColumn, change, {
        success: t('toast.renamed', { column: title }),
        undo: () => rename({ ...column, title }, column.title),
      })
    }
    async function limit(column: KanbanColumn, to: number | null) {
      const before = column.limit ?? null
      if (to === before) return
      await write(
        updateColumn,
        { id: column.id, limit: to },
        {
          success:
            to === null
              ? t('toast.unlimited', { column: column.title })
              : t('toast.limited', { column: column.title, count: to }),
          undo: () => limit({ ...column, limit: to }, before),
        },
      )
    }
    async function move(column: KanbanColumn, index: number) {
      const target = all()[index]
      if (!target || target.id === column.id) return
      announce(t('drag.columnDropped', { column: column.title, place: index + 1, count: all().length }))
      const side = sideOf(all(), column.id, target.id)
      await write(
        moveColumn,
        { boardId: column.id, targetBoardId: target.id, side },
        { retry: () => move(column, index) },
      )
    }

    async function archive(column: KanbanColumn) {
      const taskIds = tasksOn(column).map(({ id }) => id)
      await write(archiveTasks, taskIds, {
        success: t('toast.columnArchived', { column: column.title, count: taskIds.length }),
        undo: () => write(unarchiveTasks, taskIds),
      })
    }
    async function clearNow(column: KanbanColumn) {
      const taskIds = tasksOn(column).map(({ id }) => id)
      const named = { column: column.title, count: taskIds.length }
      await write(clearColumn, column.id, {
        success: t('toast.cleared', named),
        undo: () => write(restoreTasks, taskIds, { success: t('toast.unclear', named) }),
        retry: () => clearNow(column),
      })
    }
    async function clear(column: KanbanColumn) {
      const named = { column: column.title, count: tasksOn(column).length }
      const agreed = await confirm({
        title: t('column.clearTitle', named),
        body: t('column.clearBody', named),
        confirmLabel: t('column.clearConfirm', named),
        isDanger: true,
      })
      if (agreed) await clearNow(column)
    }

    async function removeNow(column: KanbanColumn) {
      await write(deleteColumn, column.id, {
        success: t('toast.columnRemoved', { column: column.title }),
        undo: () => write(restoreColumn, column.id, { success: t('toast.columnRestored', { column: column.title }) }),
      })
    }
    async function remove(column: KanbanColumn) {
      const named = { column: column.title, count: tasksOn(column).length }
      const agreed = await confirm({
        title: t('column.removeTitle', named),
        body: named.count === 0 ? t('column.removeEmpty', named) : t('column.removeBody', named),
        confirmLabel: t('column.removeConfirm'),
        isDanger: true,
      })
      if (agreed) await removeNow(column)
    }

    return {
      add,
      rename: (column, title) => void rename(column, title),
      limit: (column, to) => void limit(column, to),
      move: (column, index) => void move(column, index),
      archive: (column) => void archive(column),
      clear: (column) => void clear(column),
      remove: (column) => void remove(column),
    }
  }, [t, dispatch, confirm, write, board])
}
