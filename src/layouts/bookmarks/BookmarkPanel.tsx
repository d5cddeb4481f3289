import { IconButton } from '@core/components/button/IconButton'
import { cx } from '@core/components/cx'
import { ErrorState } from '@core/components/ErrorState'
import { SearchField } from '@core/components/SearchField'
import { DragHandle } from '@core/components/sortable/DragHandle'
import { SortableList } from '@core/components/sortable/SortableList'
import { useSortableRow } from '@core/components/sortable/useSortableRow'
import { search } from '@core/search'
import { takeFocus } from '@core/takeFocus'
import { arrayMove } from '@dnd-kit/sortable'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { fetchBookmarks, selectBookmarksRequest, selectSuggestions } from '@/redux/shell/bookmarks/slice'
import { PanelSkeleton } from '../PanelSkeleton'
import { usePages, type ShellPage } from '../pages'
import { useBookmarks } from './useBookmarks'

function BookmarkRow({ page, onNavigate }: { page: ShellPage; onNavigate: () => void }) {
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

function BookmarkList({ onNavigate }: { onNavigate: () => void }) {
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

const limit = 8

export function BookmarkPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell')
  const dispatch = useAppDispatch()
  const request = useAppSelector(selectBookmarksRequest)
  const pages = usePages(useAppSelector(selectSuggestions))
  const { bookmarks, isBookmarked, toggle } = useBookmarks()
  const [query, setQuery] = useState('')
  const found = query.trim() ? search(pages, query, ({ label }) => [label]).slice(0, limit) : []

  if (pages.length === 0 && request.status === 'pending') return <PanelSkeleton />
  if (pages.length === 0 && request.status === 'failed') {
    return <ErrorState title={t('bookmarks.unavailable')} onRetry={() => void dispatch(fetchBookmarks())} />
  }
  return (
    <>
      <div className="panel-header">
        <SearchField ref={takeFocus} label={t('bookmarks.search')} value={query} onSearch={setQuery} />
      </div>
      <div className="panel-body panel-list">
        {query.trim() === '' ? (
          <BookmarkList onNavigate={onClose} />
        ) : (
          <ul className="d-grid">
            {found.map(({ id, label, link, icon: Icon }) => (
              <li key={id} className="bookmark-row">
                <Link className="bookmark-page" to={link} onClick={onClose}>
                  <Icon aria-hidden="true" />
                  {label}
                </Link>
                <IconButton
                  size="sm"
                  className="star-button"
                  label={
                    isBookmarked(id) ? t('bookmarks.remove', { page: label }) : t('bookmarks.add', { page: label })
                  }
                  aria-pressed={isBookmarked(id)}
                  icon={<Star aria-hidden="true" />}
                  onClick={() => toggle(id)}
                />
              </li>
            ))}
          </ul>
        )}
        {query.trim() !== '' && found.length === 0 && <p className="panel-empty">{t('bookmarks.nothing')}</p>}
        {query.trim() === '' && bookmarks.length === 0 && <p className="panel-empty">{t('bookmarks.none')}</p>}
      </div>
    </>
  )
}
