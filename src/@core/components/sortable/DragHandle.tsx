import { GripVertical } from 'lucide-react'
import type { HandleOfRow } from './useSortableRow'

interface DragHandleProps {
  /** Names the thing that it moves. */
  label: string
  /** From {@link useSortableRow}; without it, whoever is around the handle listens. */
  handle?: HandleOfRow
  /** The element that tells how it is moved, where `handle` does not name it. */
  howToId?: string
}

/** What a row of a `SortableList` is held by. */
export function DragHandle({ label, handle, howToId }: DragHandleProps) {
  return (
    <button
      type="button"
      ref={handle?.setNode}
      className="drag-handle"
      aria-describedby={howToId}
      {...handle?.attributes}
      {...handle?.listeners}
      aria-roledescription={undefined}
      aria-label={label}
    >
      <GripVertical aria-hidden="true" />
    </button>
  )
}
