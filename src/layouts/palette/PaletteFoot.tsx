import { Button } from '@core/components/button/Button'
import { Kbd } from '@core/components/Kbd'
import { Star, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useBookmarks } from '../bookmarks/useBookmarks'
import type { PaletteItem } from './paletteItem'
import { forgetSearches } from './recentSearches'

interface PaletteFootProps {
  active: PaletteItem | undefined
  hasRecent: boolean
  onForget: () => void
}

/** The keys, what can be done with the result that is chosen besides opening it, and with the searches that are remembered. */
export function PaletteFoot({ active, hasRecent, onForget }: PaletteFootProps) {
  const { t } = useTranslation('shell')
  const { isBookmarked, toggle } = useBookmarks()
  const id = active?.kind === 'page' ? active.bookmarkId : undefined

  function handleForget() {
    forgetSearches()
    onForget()
  }
  return (
    <div className="palette-foot">
      <span className="palette-keys" aria-hidden="true">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {t('palette.keys.move')}
        <Kbd>↵</Kbd>
        {t('palette.keys.open')}
        <Kbd>Esc</Kbd>
        {t('palette.keys.close')}
      </span>
      {active && id !== undefined && (
        <Button variant="ghost" size="sm" icon={<Star aria-hidden="true" />} onClick={() => toggle(id)}>
          {isBookmarked(id)
            ? t('bookmarks.remove', { page: active.label })
            : t('bookmarks.add', { page: active.label })}
        </Button>
      )}
      {hasRecent && (
        <Button variant="ghost" size="sm" icon={<Trash2 aria-hidden="true" />} onClick={handleForget}>
          {t('palette.forget')}
        </Button>
      )}
    </div>
  )
}
