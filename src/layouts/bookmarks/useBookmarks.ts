import { useAppSelector } from '@/redux/app/hooks'
import { useWrite } from '@/redux/app/useWrite'
import { reorderBookmarks, selectBookmarks, setBookmark } from '@/redux/shell/bookmarks/slice'
import { useTranslation } from 'react-i18next'
import type { ShellPage } from '../pages'
import { usePages } from '../pages'

export function useBookmarks() {
  const { t } = useTranslation('shell')
  const { write } = useWrite()
  const failed = t('bookmarks.failed')
  const entries = useAppSelector(selectBookmarks)
  const bookmarks = usePages(entries)

  const isBookmarked = (id: number) => entries.some((entry) => entry.id === id)
  async function toggle(id: number) {
    await write(setBookmark, { id, isOn: !isBookmarked(id) }, { failed })
  }
  /** Bookmarks without a page are not in `pages`; they keep their order after the others. */
  async function reorder(pages: readonly ShellPage[]) {
    await write(
      reorderBookmarks,
      pages.map(({ id }) => id),
      { failed },
    )
  }
  return {
    bookmarks,
    isBookmarked,
    toggle: (id: number) => void toggle(id),
    reorder: (pages: readonly ShellPage[]) => void reorder(pages),
  }
}
