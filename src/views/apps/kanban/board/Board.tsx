import { overlayRoot } from '@core/root'
import { DndContext, DragOverlay } from '@dnd-kit/core'
import { Fragment, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { KanbanColumn, Task } from '@/redux/apps/kanban/schema'
import { DraggedCard } from '../card/CardFace'
import type { CardState } from '../card/CardRow'
import { useKanbanContext } from '../shared/kanbanContext'
import { ColumnAdder } from './ColumnAdder'
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
  onToggle: (columnId: string) => void
  addingTo: string | null
  onAdding: (columnId: string | null) => void
}

const noTasks: readonly Task[] = []

/** Column after the dragged one; null at the end. */
function columnBehind(columns: readonly KanbanColumn[], drag: Extract<Drag, { kind: 'column' }>): string | null {
  return columns.filter(({ id }) => id !== drag.column.id)[drag.index]?.id ?? null
}

export function Board({ all, shown, collapsed, onToggle, addingTo, onAdding }: BoardProps) {
  const { columns, rights } = useKanbanContext()
  const boardRef = useRef<HTMLOListElement>(null)
  const openIds = columns.map(({ id }) => id).filter((id) => !collapsed.has(id))
  const { drag, context, grip, hold } = useBoardDrag(boardRef, all, openIds)

  const columnDrag = drag?.kind === 'column' ? drag : null
  const behind = columnDrag && columnBehind(columns, columnDrag)
  const isHome = columnDrag && columns[columnDrag.index]?.id === columnDrag.column.id
  const slot = columnDrag && !isHome && <ColumnSlot column={columnDrag.column} byKeys={columnDrag.byKeys} />
  function dragStateOf({ id }: KanbanColumn): CardState {
    if (columnDrag?.column.id !== id) return 'rest'
    if (!isHome) return 'away'
    return columnDrag.byKeys ? 'lifted' : 'hole'
  }

  return (
    <>
      <DragArea boardRef={boardRef} tasks={all} isDragging={drag !== null} onHold={hold}>
        {columns.map((column) => (
          <Fragment key={column.id}>
            {behind === column.id && slot}
            <Column
              column={column}
              tasks={shown.get(column.id) ?? noTasks}
              count={all.get(column.id)?.length ?? 0}
              drag={
                drag?.kind === 'task' && (drag.task.boardId === column.id || drag.place.boardId === column.id)
                  ? drag
                  : null
              }
              dragState={dragStateOf(column)}
              isCollapsed={collapsed.has(column.id)}
              isAdding={addingTo === column.id}
              onToggle={onToggle}
              onAdding={onAdding}
            />
          </Fragment>
        ))}
        {behind === null && slot}
        {rights.create && (
          <li className={styles.boardEnd}>
            <ColumnAdder />
          </li>
        )}
      </DragArea>
      {/* Outside the columns: on every pointer step, React searches the context's children for consumers. */}
      <DndContext {...context}>
        <DragProxy ref={grip} boardRef={boardRef} columns={columns} />
        {createPortal(
          <DragOverlay dropAnimation={null}>{drag && !drag.byKeys && <Dragged drag={drag} count={all} />}</DragOverlay>,
          overlayRoot(),
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
        <bdi className="truncate">{drag.column.title}</bdi>
      </span>
      <p className="text-muted">{t('column.countLong', { count: count.get(drag.column.id)?.length ?? 0 })}</p>
    </div>
  )
}
