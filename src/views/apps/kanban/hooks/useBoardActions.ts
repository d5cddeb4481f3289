import { announce } from '@core/components/announce'
import { useConfirm } from '@core/components/overlay/confirmContext'
import { toast } from '@core/toast/toast'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import type { Board } from '@/redux/apps/kanban/schema'
import {
  addBoard,
  clearBoard,
  deleteBoard,
  moveBoard,
  restoreBoard,
  restoreTasks,
  selectBoards,
  selectTasksByBoard,
  updateBoard,
} from '@/redux/apps/kanban/slice'
import type { FocusWish } from './useFocusWish'
import type { Run } from './useRun'

/** What can be done with columns. Each shows at once, and is taken back when it fails. */
export interface BoardActions {
  /** @returns the new column, or null where it could not be added */
  add: (title: string) => Promise<Board | null>
  rename: (board: Board, title: string) => void
  limit: (board: Board, limit: number | null) => void
  /** To the place at an index. */
  move: (board: Board, index: number) => void
  /** Asks first. */
  clear: (board: Board) => void
  /** Asks first. */
  remove: (board: Board) => void
}

export function useBoardActions(run: Run, focus: FocusWish): BoardActions {
  const { t } = useTranslation('kanban')
  const dispatch = useAppDispatch()
  const confirm = useConfirm()

  return useMemo(() => {
    const all = () => dispatch((_, getState) => selectBoards(getState()))
    const tasksOn = ({ id }: Board) => dispatch((_, getState) => selectTasksByBoard(getState())).get(id) ?? []

    async function add(title: string): Promise<Board | null> {
      const stored = await run(addBoard, title, () => void add(title))
      if (stored) announce(t('toast.columnAdded', { column: title }))
      return stored?.answer.board ?? null
    }
    async function rename(board: Board, title: string) {
      if (title === board.title) return
      const change = { id: board.id, title }
      if (await run(updateBoard, change, () => void rename(board, title)))
        toast.success(t('toast.renamed', { column: title }), { undo: () => void rename(change, board.title) })
    }
    async function limit(board: Board, to: number | null) {
      const before = board.limit ?? null
      if (to === before) return
      if (await run(updateBoard, { id: board.id, limit: to }, () => void limit(board, to)))
        toast.success(
          to === null
            ? t('toast.unlimited', { column: board.title })
            : t('toast.limited', { column: board.title, count: to }),
          { undo: () => void limit({ ...board, limit: to }, before) },
        )
    }
    async function move(board: Board, index: number) {
      const target = all()[index]
      if (!target || target.id === board.id) return
      focus.board(board.id)
      announce(t('drag.boardDropped', { column: board.title, place: index + 1, count: all().length }))
      await run(moveBoard, { boardId: board.id, targetBoardId: target.id }, () => void move(board, index))
    }

    async function putBackTasks(board: Board, taskIds: number[]) {
      if (await run(restoreTasks, taskIds, () => void putBackTasks(board, taskIds)))
        toast.info(t('toast.unclear', { column: board.title, count: taskIds.length }))
    }
    async function clearNow(board: Board) {
      const taskIds = tasksOn(board).map(({ id }) => id)
      focus.board(board.id)
      if (await run(clearBoard, board.id, () => void clearNow(board)))
        toast.success(t('toast.cleared', { column: board.title, count: taskIds.length }), {
          undo: () => void putBackTasks(board, taskIds),
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

    async function putBack(board: Board) {
      focus.board(board.id)
      if (await run(restoreBoard, board.id, () => void putBack(board)))
        toast.info(t('toast.columnRestored', { column: board.title }))
    }
    async function removeNow(board: Board) {
      const boards = all()
      const index = boards.findIndex(({ id }) => id === board.id)
      focus.board((boards[index + 1] ?? boards[index - 1])?.id ?? null)
      if (await run(deleteBoard, board.id, () => void removeNow(board)))
        toast.success(t('toast.columnRemoved', { column: board.title }), { undo: () => void putBack(board) })
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
      clear: (board) => void clear(board),
      remove: (board) => void remove(board),
    }
  }, [t, dispatch, confirm, run, focus])
}
