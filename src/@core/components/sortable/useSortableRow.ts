import type { UniqueIdentifier } from '@dnd-kit/core'
import { useSortable } from '@dnd-kit/sortable'
import { useLayoutEffect, useRef } from 'react'

/**
 * Row of a `SortableList`. Its style sheet moves it by `--drag-y`, in a grid also by `--drag-x`.
 * @returns `setRow` (ref of the row), `isDragging`, and `handle` for the row's `DragHandle`.
 */
export function useSortableRow(id: UniqueIdentifier) {
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

export type HandleOfRow = ReturnType<typeof useSortableRow>['handle']
