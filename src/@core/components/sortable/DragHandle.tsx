import { GripVertical } from 'lucide-react'
import type { HandleOfRow } from './useSortableRow'

interface DragHandleProps {
  /** Accessible name, such as "Move Invoices". */
  label: string
  /** From {@link useSortableRow}. Without it, a surrounding element handles the drag. */
  handle?: HandleOfRow
  /** Id of the drag instructions, unless `handle` sets it. */
  howToId?: string
}

/** Drag handle of a row in a `SortableList`. */
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
