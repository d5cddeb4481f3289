import { useDraggable, useDroppable } from '@dnd-kit/core'
import { useEffect, useImperativeHandle, type Ref, type RefObject } from 'react'
import type { KanbanColumn } from '@/redux/apps/kanban/schema'
import type { DragStart } from './DragArea'

export interface DragProxyHandle {
  press: (press: DragStart) => void
}

interface DragProxyProps {
  boardRef: RefObject<HTMLElement | null>
  columns: readonly KanbanColumn[]
  ref: Ref<DragProxyHandle>
}

/** The only draggable, for any pressed item, and the lists whose edges scroll. */
export function DragProxy({ boardRef, columns, ref }: DragProxyProps) {
  const { listeners, setNodeRef, setActivatorNodeRef } = useDraggable({ id: 'held' })
  useImperativeHandle(ref, () => ({
    press({ event, name, row, handle }) {
      setNodeRef(row)
      setActivatorNodeRef(handle)
      listeners?.[name]?.(event)
    },
  }))
  return columns.map(({ id }) => <List key={id} columnId={id} boardRef={boardRef} />)
}

function List({ columnId, boardRef }: { columnId: string; boardRef: RefObject<HTMLElement | null> }) {
  const { setNodeRef } = useDroppable({ id: columnId })
  useEffect(() => {
    const column = [...(boardRef.current?.children ?? [])].find(
      (row) => row instanceof HTMLElement && row.dataset.column === columnId,
    )
    setNodeRef(column?.querySelector<HTMLElement>('ul') ?? null)
  }, [columnId, boardRef, setNodeRef])
  return null
}
