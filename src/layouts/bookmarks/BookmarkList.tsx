import { SortableList } from '@core/components/sortable/SortableList'
import { arrayMove } from '@dnd-kit/sortable'
import { useTranslation } from 'react-i18next'
import { BookmarkRow } from './BookmarkRow'
import { useBookmarks } from './useBookmarks'

/** The bookmarks, which can be moved with the mouse, a finger or the keyboard. */
export function BookmarkList({ onNavigate }: { onNavigate: () => void }) {
  const { t } = useTranslation('shell')
  const { bookmarks, reorder } = useBookmarks()

  return (
    <SortableList
      label={t('bookmarks.title')}
      className="d-grid"
      ids={bookmarks.map(({ id }) => id)}
      nameOf={(index) => bookmarks[index]?.label ?? ''}
      onMove={(from, to) => reorder(arrayMove([...bookmarks], from, to))}
    >
      {bookmarks.map((page) => (
        <BookmarkRow key={page.id} page={page} onNavigate={onNavigate} />
      ))}
    </SortableList>
  )
}
