import type { Announcements, DragEndEvent, UniqueIdentifier } from '@dnd-kit/core'
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { arrayMove, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useLayer } from '@core/components/overlay/layers'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BookmarkRow } from './BookmarkRow'
import { useBookmarks } from './useBookmarks'

/** The sensors know no other way to be stopped than their own key. */
function cancelDrag() {
  document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape' }))
}

/** The bookmarks, which can be moved with the mouse, a finger or the keyboard. */
export function BookmarkList({ onNavigate }: { onNavigate: () => void }) {
  const { t } = useTranslation('shell')
  const { bookmarks, reorder } = useBookmarks()
  const ids = bookmarks.map(({ id }) => id)
  const [isDragging, setDragging] = useState(false)
  useLayer(isDragging, cancelDrag) // Else Escape would close the panel around it.
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  const nameOf = (id: UniqueIdentifier) => bookmarks.find((page) => page.id === id)?.label ?? ''
  const placeOf = (id: UniqueIdentifier | undefined) => ids.findIndex((candidate) => candidate === id) + 1
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('bookmarks.picked', { page: nameOf(active.id), place: placeOf(active.id) }),
    onDragOver: ({ active, over }) => t('bookmarks.moved', { page: nameOf(active.id), place: placeOf(over?.id) }),
    onDragEnd: ({ active, over }) => t('bookmarks.dropped', { page: nameOf(active.id), place: placeOf(over?.id) }),
    onDragCancel: ({ active }) => t('bookmarks.cancelled', { page: nameOf(active.id) }),
  }
  function handleDragEnd({ active, over }: DragEndEvent) {
    setDragging(false)
    if (!over || active.id === over.id) return
    reorder(arrayMove([...bookmarks], placeOf(active.id) - 1, placeOf(over.id) - 1))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={() => setDragging(true)}
      onDragEnd={handleDragEnd}
      onDragCancel={() => setDragging(false)}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('bookmarks.howToMove') } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className="bookmark-list" aria-label={t('bookmarks.title')}>
          {bookmarks.map((page) => (
            <BookmarkRow key={page.id} page={page} onNavigate={onNavigate} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
