import type { UniqueIdentifier } from '@dnd-kit/core'
import { useSortable } from '@dnd-kit/sortable'
import { useLayoutEffect, useRef } from 'react'

/**
 * A row of a `SortableList`. Its style sheet moves it by `--drag-y`, in a grid by `--drag-x` as well.
 * @param id of the item
 * @returns `setRow`, the row's ref, `isDragging`, and what the row's `DragHandle` needs
 */
export function useSortableRow(id: UniqueIdentifier) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  const row = useRef<HTMLLIElement>(null)

  // The place under the finger changes with every frame: a property of the element, for the style sheet to use.
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
