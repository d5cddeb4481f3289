import type { Announcements, CollisionDetection, DragEndEvent, DragStartEvent, UniqueIdentifier } from '@dnd-kit/core'
import { closestCenter, DndContext } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDragEscape, useDragSensors } from './useDragSensors'

interface SortableListProps {
  /** Accessible name of the list. */
  label: string
  /** Classes of the list element. */
  className: string | undefined
  /** Ids of the items, in their current order. */
  ids: readonly UniqueIdentifier[]
  /** Name of an item, for announcements. */
  nameOf: (index: number) => string
  /** Called with the old and the new index after a move. */
  onMove: (from: number, to: number) => void
  /** Items also flow side by side. */
  isGrid?: boolean
  /** A row per item, with {@link useSortableRow} and a handle. */
  children: ReactNode
}

/** Pixels around the list that still count as drop area. */
const margin = 48

/** Nearest item, or none with the pointer beside the list: the dropped item then keeps its position. */
const nearestItem: CollisionDetection = (drag) => {
  const { pointerCoordinates: pointer, droppableRects } = drag
  const rects = [...droppableRects.values()]
  const isBeside =
    pointer !== null &&
    (pointer.x < Math.min(...rects.map(({ left }) => left)) - margin ||
      pointer.x > Math.max(...rects.map(({ right }) => right)) + margin ||
      pointer.y < Math.min(...rects.map(({ top }) => top)) - margin ||
      pointer.y > Math.max(...rects.map(({ bottom }) => bottom)) + margin)
  return isBeside ? [] : closestCenter(drag)
}

/** Sorts items by mouse, touch or keyboard, with announcements. Also offer {@link useMoveItems}, without dragging. */
export function SortableList(props: SortableListProps) {
  const { label, className, ids, nameOf, onMove, isGrid = false, children } = props
  const { t } = useTranslation('kit')
  const sensors = useDragSensors()
  const [isDragging, setDragging] = useState(false)
  const dragged = useRef('')
  useDragEscape(isDragging)

  const positionOf = (over: { id: UniqueIdentifier } | null) => ({
    name: dragged.current,
    place: ids.indexOf(over?.id ?? '') + 1,
    count: ids.length,
  })
  const announcements: Announcements = {
    onDragStart({ active }) {
      // Stored at the start: after the drop, another item has this index.
      dragged.current = nameOf(ids.indexOf(active.id))
      return t('sort.picked', positionOf(active))
    },
    onDragOver: ({ active, over }) => t('sort.moved', positionOf(over ?? active)),
    onDragEnd: ({ active, over }) => t('sort.dropped', positionOf(over ?? active)),
    onDragCancel: () => t('sort.cancelled', { name: dragged.current }),
  }
  function handleDragStart({ activatorEvent: { target } }: DragStartEvent) {
    setDragging(true)
    // Otherwise Chromium scrolls to a focused field as soon as the finger moves.
    if (target instanceof Element) target.closest('button')?.focus({ preventScroll: true })
  }
  function handleDragEnd({ active, over }: DragEndEvent) {
    setDragging(false)
    if (over && active.id !== over.id) onMove(ids.indexOf(active.id), ids.indexOf(over.id))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestItem}
      onDragStart={handleDragStart}
      onDragEnd={handleDragEnd}
      onDragCancel={() => setDragging(false)}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('sort.howTo') } }}
    >
      <SortableContext items={[...ids]} strategy={isGrid ? rectSortingStrategy : verticalListSortingStrategy}>
        <ol className={className} aria-label={label}>
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
