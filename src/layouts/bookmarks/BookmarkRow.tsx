import { IconButton } from '@core/components/button/IconButton'
import { cx } from '@core/components/cx'
import { useSortable } from '@dnd-kit/sortable'
import { GripVertical, Star } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ShellPage } from '../pages'
import { useBookmarks } from './useBookmarks'

/** One bookmark: its handle, its page, and the star that takes it away. */
export function BookmarkRow({ page, onNavigate }: { page: ShellPage; onNavigate: () => void }) {
  const { t } = useTranslation('shell')
  const { toggle } = useBookmarks()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: page.id,
  })
  const row = useRef<HTMLLIElement>(null)

  // The place under the finger changes with every frame: a property of the element, for the style sheet to use.
  useLayoutEffect(() => {
    row.current?.style.setProperty('--drag-y', `${transform?.y ?? 0}px`)
    row.current?.style.setProperty('transition', transition ?? null)
  }, [transform, transition])

  function setNode(element: HTMLLIElement | null) {
    row.current = element
    setNodeRef(element)
  }
  return (
    <li ref={setNode} className={cx('bookmark-row is-sortable', isDragging && 'is-dragging')}>
      <button
        type="button"
        ref={setActivatorNodeRef}
        className="bookmark-handle"
        {...attributes}
        {...listeners}
        aria-roledescription={undefined}
        aria-label={t('bookmarks.move', { page: page.label })}
      >
        <GripVertical aria-hidden="true" />
      </button>
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
