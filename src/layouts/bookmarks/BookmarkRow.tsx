import { IconButton } from '@core/components/button/IconButton'
import { cx } from '@core/components/cx'
import { DragHandle } from '@core/components/sortable/DragHandle'
import { useSortableRow } from '@core/components/sortable/useSortableRow'
import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ShellPage } from '../pages'
import { useBookmarks } from './useBookmarks'

/** One bookmark: its handle, its page, and the star that takes it away. */
export function BookmarkRow({ page, onNavigate }: { page: ShellPage; onNavigate: () => void }) {
  const { t } = useTranslation('shell')
  const { toggle } = useBookmarks()
  const { setRow, isDragging, handle } = useSortableRow(page.id)

  return (
    <li ref={setRow} className={cx('bookmark-row', isDragging && 'is-dragging')}>
      <DragHandle label={t('bookmarks.move', { page: page.label })} handle={handle} />
      <Link className="bookmark-page" to={page.link} onClick={onNavigate}>
        <page.icon aria-hidden="true" />
        {page.label}
      </Link>
      <IconButton
        size="sm"
        className="star-button"
        aria-pressed
        label={t('bookmarks.remove', { page: page.label })}
        icon={<Star aria-hidden="true" />}
        onClick={() => toggle(page.id)}
      />
    </li>
  )
}
