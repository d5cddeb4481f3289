import { useUser } from '@core/auth/user'
import { Button } from '@core/components/button/Button'
import { Kbd } from '@core/components/Kbd'
import { Star, Trash2 } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useBookmarks } from '../bookmarks/useBookmarks'
import type { PaletteItem } from './paletteItem'
import { forgetSearches } from './recentSearches'

const keys = [
  ['move', ['↑', '↓']],
  ['open', ['↵']],
  ['close', ['Esc']],
] as const

interface PaletteFootProps {
  active: PaletteItem | undefined
  hasRecent: boolean
  onForget: () => void
}

export function PaletteFoot({ active, hasRecent, onForget }: PaletteFootProps) {
  const { t } = useTranslation('shell')
  const userId = String(useUser()?.id ?? '')
  const { isBookmarked, toggle } = useBookmarks()
  const id = active?.kind === 'page' ? active.bookmarkId : undefined

  function handleForget() {
    forgetSearches(userId)
    onForget()
  }
  return (
    <div className="palette-foot">
      <span className="palette-keys" aria-hidden="true">
        {keys.map(([action, caps]) => (
          <Fragment key={action}>
            {caps.map((cap) => (
              <Kbd key={cap}>{cap}</Kbd>
            ))}
            {t(`palette.keys.${action}`)}
          </Fragment>
        ))}
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
