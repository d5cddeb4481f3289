import { cx } from '@core/components/cx'
import { CornerDownLeft, Star } from 'lucide-react'
import { Highlight } from '@/utility/Highlight'
import type { PaletteItem } from './paletteItem'

interface PaletteOptionProps {
  id: string
  item: PaletteItem
  query: string
  isActive: boolean
  /** Undefined if the result cannot be bookmarked. */
  isBookmarked: boolean | undefined
}

/** The list handles clicks. */
export function PaletteOption({ id, item, query, isActive, isBookmarked }: PaletteOptionProps) {
  const words = query.split(/\s+/)
  return (
    <div id={id} className="palette-option" role="option" tabIndex={-1} aria-selected={isActive} data-key={item.key}>
      <span className="palette-picture">{item.picture}</span>
      <span className="palette-text">
        <span>
          <Highlight text={item.label} words={item.kind === 'recent' ? [] : words} />
        </span>
        {item.note && (
          <span className="palette-note">
            <Highlight text={item.note} words={words} />
          </span>
        )}
      </span>
      {isBookmarked !== undefined && (
        <span className={cx('palette-star', isBookmarked && 'is-on')} data-star={item.key}>
          <Star aria-hidden="true" />
        </span>
      )}
      <CornerDownLeft className="palette-enter flip-rtl" aria-hidden="true" />
    </div>
  )
}
