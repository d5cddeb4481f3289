import type { DraggableAttributes, DraggableSyntheticListeners, UniqueIdentifier } from '@dnd-kit/core'
import { useSortable } from '@dnd-kit/sortable'
import { useLayoutEffect, useRef } from 'react'

export interface HandleOfRow {
  setNode: (element: HTMLElement | null) => void
  attributes: DraggableAttributes
  listeners: DraggableSyntheticListeners
}

interface SortableRow {
  /** Ref of the row. */
  setRow: (element: HTMLLIElement | null) => void
  isDragging: boolean
  /** For the `DragHandle` of the row. */
  handle: HandleOfRow
}

/**
 * Row of a `SortableList`. Its style sheet moves it by `--drag-y`, in a grid also by `--drag-x`.
 * @param id of the row, as in `ids` of the list
 */
export function useSortableRow(id: UniqueIdentifier): SortableRow {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  const row = useRef<HTMLLIElement>(null)

  // Custom properties on the element, because the offset changes every frame.
  useLayoutEffect(() => {
    row.current?.style.setProperty('--drag-x', `${transform?.x ?? 0}px`)
    row.current?.style.setProperty('--drag-y', `${transform?.y ?? 0}px`)
    row.current?.style.setProperty('transition', transition ?? null)
  }, [transform, transition])

  function setRow(element: HTMLLIElement | null) {
    row.current = element
    setNodeRef(element)
  }
  return { setRow, isDragging, handle: { setNode: setActivatorNodeRef, attributes, listeners } }
}
