import { buttonClass } from '@core/components/button/buttonClass'
import { Popover } from '@core/components/overlay/Popover'
import { useTooltip } from '@core/components/overlay/useTooltip'
import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { Star } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useRequest } from '@/redux/app/hooks'
import { fetchBookmarks } from '@/redux/shell/bookmarks/slice'
import { lazyPart } from '@core/lazy/lazyPart'
import type { ShellPage } from '../pages'
import { PanelSkeleton } from '../PanelSkeleton'
import { useBookmarks } from './useBookmarks'

function BookmarkLink({ page }: { page: ShellPage }) {
  const { anchorProps, node } = useTooltip(page.label)
  return (
    <>
      <Link
        to={page.link}
        className={buttonClass({ variant: 'ghost', className: 'btn-icon' })}
        aria-label={page.label}
        {...anchorProps}
      >
        <page.icon aria-hidden="true" />
      </Link>
      {node}
    </>
  )
}

const BookmarkPanel = lazyPart<{ onClose: () => void }>(() =>
  import('./BookmarkPanel').then((module) => module.BookmarkPanel),
)

/** Maximum number of bookmarks in the navbar. The panel shows all. */
const most = 10

export function Bookmarks() {
  const { t } = useTranslation('shell')
  const { bookmarks } = useBookmarks()
  const isWide = useMediaQuery('(width >= 1440px)')
  const isMedium = useMediaQuery('(width >= 1200px)')
  useRequest(fetchBookmarks, undefined)
  const shown = bookmarks.slice(0, isWide ? most : isMedium ? 3 : 0)
  return (
    <>
      {shown.length > 0 && (
        <nav className="bookmark-bar" aria-label={t('bookmarks.title')}>
          {shown.map((page) => (
            <BookmarkLink key={page.id} page={page} />
          ))}
        </nav>
      )}
      <span role="presentation" className="contents" onPointerEnter={BookmarkPanel.warm} onFocus={BookmarkPanel.warm}>
        <Popover label={t('bookmarks.title')} icon={<Star aria-hidden="true" />}>
          {(close) => (
            <Suspense fallback={<PanelSkeleton />}>
              <BookmarkPanel onClose={close} />
            </Suspense>
          )}
        </Popover>
      </span>
    </>
  )
}
