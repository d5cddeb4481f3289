import { GripVertical } from 'lucide-react'
import type { HandleOfRow } from './useSortableRow'

interface DragHandleProps {
  /** Names the thing that it moves. */
  label: string
  handle: HandleOfRow
}

/** What a row of a `SortableList` is held by. */
export function DragHandle({ label, handle: { setNode, attributes, listeners } }: DragHandleProps) {
  return (
    <button
      type="button"
      ref={setNode}
      className="drag-handle"
      {...attributes}
      {...listeners}
      aria-roledescription={undefined}
      aria-label={label}
    >
      <GripVertical aria-hidden="true" />
    </button>
  )
}
