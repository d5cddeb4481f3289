import { announce } from '@core/components/announce'
import { useConfirm } from '@core/components/overlay/confirmContext'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import type { Write } from '@/redux/app/useWrite'
import type { Board } from '@/redux/apps/kanban/schema'
import {
  addBoard,
  archiveTasks,
  clearBoard,
  deleteBoard,
  moveBoard,
  restoreBoard,
  restoreTasks,
  selectBoards,
  selectTasksByBoard,
  unarchiveTasks,
  updateBoard,
} from '@/redux/apps/kanban/slice'
import { sideOf } from '@/utility/withMove'

/** Column actions with an optimistic update. */
export interface BoardActions {
  /** @returns null on failure */
  add: (title: string) => Promise<Board | null>
  rename: (board: Board, title: string) => void
  limit: (board: Board, limit: number | null) => void
  move: (board: Board, index: number) => void
  archive: (board: Board) => void
  /** Asks for confirmation. */
  clear: (board: Board) => void
  /** Asks for confirmation. */
  remove: (board: Board) => void
}

/** @param space board in the URL; empty for the main board */
export function useBoardActions(write: Write, space: string): BoardActions {
  const { t } = useTranslation('kanban')
  const dispatch = useAppDispatch()
  const confirm = useConfirm()

  return useMemo(() => {
    const all = () => dispatch((_, getState) => selectBoards(getState()))
    const tasksOn = ({ id }: Board) => dispatch((_, getState) => selectTasksByBoard(getState())).get(id) ?? []

    async function add(title: string): Promise<Board | null> {
      const stored = await write(addBoard, { title, ...(space !== '' && { spaceId: space }) })
      if (stored) announce(t('toast.columnAdded', { column: title }))
      return stored?.answer.board ?? null
    }
    async function rename(board: Board, title: string) {
      if (title === board.title) return
      const change = { id: board.id, title }
      await write(updateBoard, change, {
        success: t('toast.renamed', { column: title }),
        undo: () => rename({ ...board, title }, board.title),
      })
    }
    async function limit(board: Board, to: number | null) {
      const before = board.limit ?? null
      if (to === before) return
      await write(
        updateBoard,
        { id: board.id, limit: to },
        {
          success:
            to === null
              ? t('toast.unlimited', { column: board.title })
              : t('toast.limited', { column: board.title, count: to }),
          undo: () => limit({ ...board, limit: to }, before),
        },
      )
    }
    async function move(board: Board, index: number) {
      const target = all()[index]
      if (!target || target.id === board.id) return
      announce(t('drag.boardDropped', { column: board.title, place: index + 1, count: all().length }))
      const side = sideOf(all(), board.id, target.id)
      await write(moveBoard, { boardId: board.id, targetBoardId: target.id, side }, { retry: () => move(board, index) })
    }

    async function archive(board: Board) {
      const taskIds = tasksOn(board).map(({ id }) => id)
      await write(archiveTasks, taskIds, {
        success: t('toast.columnArchived', { column: board.title, count: taskIds.length }),
        undo: () => write(unarchiveTasks, taskIds),
      })
    }
    async function clearNow(board: Board) {
      const taskIds = tasksOn(board).map(({ id }) => id)
      const named = { column: board.title, count: taskIds.length }
      await write(clearBoard, board.id, {
        success: t('toast.cleared', named),
        undo: () => write(restoreTasks, taskIds, { success: t('toast.unclear', named) }),
        retry: () => clearNow(board),
      })
    }
    async function clear(board: Board) {
      const named = { column: board.title, count: tasksOn(board).length }
      const agreed = await confirm({
        title: t('column.clearTitle', named),
        body: t('column.clearBody', named),
        confirmLabel: t('column.clearConfirm', named),
        isDanger: true,
      })
      if (agreed) await clearNow(board)
    }

    async function removeNow(board: Board) {
      await write(deleteBoard, board.id, {
        success: t('toast.columnRemoved', { column: board.title }),
        undo: () => write(restoreBoard, board.id, { success: t('toast.columnRestored', { column: board.title }) }),
      })
    }
    async function remove(board: Board) {
      const named = { column: board.title, count: tasksOn(board).length }
      const agreed = await confirm({
        title: t('column.removeTitle', named),
        body: named.count === 0 ? t('column.removeEmpty', named) : t('column.removeBody', named),
        confirmLabel: t('column.removeConfirm'),
        isDanger: true,
      })
      if (agreed) await removeNow(board)
    }

    return {
      add,
      rename: (board, title) => void rename(board, title),
      limit: (board, to) => void limit(board, to),
      move: (board, index) => void move(board, index),
      archive: (board) => void archive(board),
      clear: (board) => void clear(board),
      remove: (board) => void remove(board),
    }
  }, [t, dispatch, confirm, write, space])
}
