import { DndContext, DragOverlay } from '@dnd-kit/core'
import { Fragment, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Board as BoardRow, Task } from '@/redux/apps/kanban/schema'
import { DraggedCard } from '../card/CardFace'
import type { CardState } from '../card/CardRow'
import { useKanbanContext } from '../shared/kanbanContext'
import { BoardAdder } from './BoardAdder'
import { Column } from './Column'
import type { Drag } from './drag'
import { DragProxy } from './DragProxy'
import { DragArea } from './DragArea'
import { ColumnSlot } from './Slot'
import { useBoardDrag } from './useBoardDrag'
import styles from '../kanban.module.scss'

interface BoardProps {
  /** Tasks by column id: all, and the filtered ones. */
  all: ReadonlyMap<string, readonly Task[]>
  shown: ReadonlyMap<string, readonly Task[]>
  collapsed: ReadonlySet<string>
  onToggle: (boardId: string) => void
  addingTo: string | null
  onAdding: (boardId: string | null) => void
}

const noTasks: readonly Task[] = []

/** Column after the dragged one; null at the end. */
function boardBehind(boards: readonly BoardRow[], drag: Extract<Drag, { kind: 'board' }>): string | null {
  return boards.filter(({ id }) => id !== drag.board.id)[drag.index]?.id ?? null
}

export function Board({ all, shown, collapsed, onToggle, addingTo, onAdding }: BoardProps) {
  const { boards, rights } = useKanbanContext()
  const boardRef = useRef<HTMLOListElement>(null)
  const openIds = boards.map(({ id }) => id).filter((id) => !collapsed.has(id))
  const { drag, context, grip, hold } = useBoardDrag(boardRef, all, openIds)

  const boardDrag = drag?.kind === 'board' ? drag : null
  const behind = boardDrag && boardBehind(boards, boardDrag)
  const isHome = boardDrag && boards[boardDrag.index]?.id === boardDrag.board.id
  const slot = boardDrag && !isHome && <ColumnSlot board={boardDrag.board} byKeys={boardDrag.byKeys} />
  function lookOf({ id }: BoardRow): CardState {
    if (boardDrag?.board.id !== id) return 'rest'
    if (!isHome) return 'away'
    return boardDrag.byKeys ? 'lifted' : 'hole'
  }

  return (
    <>
      <DragArea boardRef={boardRef} tasks={all} isDragging={drag !== null} onHold={hold}>
        {boards.map((board) => (
          <Fragment key={board.id}>
            {behind === board.id && slot}
            <Column
              board={board}
              tasks={shown.get(board.id) ?? noTasks}
              count={all.get(board.id)?.length ?? 0}
              drag={
                drag?.kind === 'task' && (drag.task.boardId === board.id || drag.place.boardId === board.id)
                  ? drag
                  : null
              }
              look={lookOf(board)}
              isCollapsed={collapsed.has(board.id)}
              isAdding={addingTo === board.id}
              onToggle={onToggle}
              onAdding={onAdding}
            />
          </Fragment>
        ))}
        {behind === null && slot}
        {rights.create && (
          <li className={styles.boardEnd}>
            <BoardAdder />
          </li>
        )}
      </DragArea>
      {/* Outside the columns: on every pointer step, React searches the context's children for consumers. */}
      <DndContext {...context}>
        <DragProxy ref={grip} boardRef={boardRef} boards={boards} />
        {createPortal(
          <DragOverlay dropAnimation={null}>{drag && !drag.byKeys && <Dragged drag={drag} count={all} />}</DragOverlay>,
          document.body,
        )}
      </DndContext>
    </>
  )
}

function Dragged({ drag, count }: { drag: Drag; count: ReadonlyMap<string, readonly Task[]> }) {
  const { t } = useTranslation('kanban')
  if (drag.kind === 'task') return <DraggedCard task={drag.task} />
  return (
    <div className={`${styles.kanbanColumn} is-dragged`}>
      <span className={styles.columnTitle}>
        <bdi className="truncate">{drag.board.title}</bdi>
      </span>
      <p className="text-muted">{t('column.countLong', { count: count.get(drag.board.id)?.length ?? 0 })}</p>
    </div>
  )
}
