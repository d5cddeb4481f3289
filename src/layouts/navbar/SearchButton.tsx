import { Kbd } from '@core/components/Kbd'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOverlays } from '../overlays'

const modifier = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'

/** Looks like the field that it opens. */
export function SearchButton() {
  const { t } = useTranslation('shell')
  const { open, warm } = useOverlays()
  return (
    <button
      type="button"
      className="search-button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={() => warm('palette')}
      onFocus={() => warm('palette')}
      onClick={() => open('palette')}
    >
      <Search aria-hidden="true" />
      <span className="search-button-label truncate">{t('palette.open')}</span>
      <span className="search-button-keys" aria-hidden="true">
        <Kbd>{`${modifier} K`}</Kbd>
      </span>
    </button>
  )
}
