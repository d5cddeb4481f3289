import { useDraggable, useDroppable } from '@dnd-kit/core'
import { useEffect, useImperativeHandle, type Ref, type RefObject } from 'react'
import type { Board } from '@/redux/apps/kanban/schema'
import type { DragStart } from './DragArea'

export interface DragProxyHandle {
  press: (press: DragStart) => void
}

interface DragProxyProps {
  boardRef: RefObject<HTMLElement | null>
  boards: readonly Board[]
  ref: Ref<DragProxyHandle>
}

/** The only draggable, for any pressed item, and the lists whose edges scroll. */
export function DragProxy({ boardRef, boards, ref }: DragProxyProps) {
  const { listeners, setNodeRef, setActivatorNodeRef } = useDraggable({ id: 'held' })
  useImperativeHandle(ref, () => ({
    press({ event, name, row, handle }) {
      setNodeRef(row)
      setActivatorNodeRef(handle)
      listeners?.[name]?.(event)
    },
  }))
  return boards.map(({ id }) => <List key={id} boardId={id} boardRef={boardRef} />)
}

function List({ boardId, boardRef }: { boardId: string; boardRef: RefObject<HTMLElement | null> }) {
  const { setNodeRef } = useDroppable({ id: boardId })
  useEffect(() => {
    const column = [...(boardRef.current?.children ?? [])].find(
      (row) => row instanceof HTMLElement && row.dataset.board === boardId,
    )
    setNodeRef(column?.querySelector<HTMLElement>('ul') ?? null)
  }, [boardId, boardRef, setNodeRef])
  return null
}
