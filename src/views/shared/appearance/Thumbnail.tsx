import { cx } from '@core/components/cx'

interface ThumbnailProps {
  skin?: 'light' | 'dark' | 'bordered' | 'semi-dark' | 'system'
  menu?: 'open' | 'rail' | 'top' | 'none'
  navbar?: 'floating' | 'sticky' | 'static' | 'hidden'
  footer?: 'static' | 'sticky' | 'hidden'
  isBoxed?: boolean
  isMirrored?: boolean
}

const menuWidth = { open: 22, rail: 8, top: 0, none: 0 }

/** Drawing of the layout, in the colors of `skin`; default: the page's skin. */
export function Thumbnail(props: ThumbnailProps) {
  const { skin, menu = 'open', navbar = 'floating', footer = 'hidden', isBoxed = false, isMirrored = false } = props
  const start = menuWidth[menu]
  const room = 96 - start
  const inset = isBoxed ? room / 6 : 5
  const bar =
    navbar === 'floating' ? { x: start + inset, width: room - 2 * inset, y: 4 } : { x: start, width: room, y: 0 }
  const x = start + inset
  const width = room - 2 * inset
  const barRoom = navbar === 'hidden' ? 0 : bar.y + 8
  const top = barRoom + (menu === 'top' ? 8 : 0) + 4
  return (
    <svg className={cx('thumbnail', skin && `thumbnail-${skin}`)} viewBox="0 0 96 60">
      <g transform={isMirrored ? 'matrix(-1 0 0 1 96 0)' : undefined}>
        <rect className="thumbnail-canvas" width="96" height="60" />
        {start > 0 && (
          <g className="thumbnail-menu">
            <rect className="thumbnail-surface" width={start} height="60" />
            <rect className="thumbnail-primary" x={start / 4} y="6" width={start / 2} height="3" rx="1.5" />
            {[16, 23, 30].map((y) => (
              <rect key={y} className="thumbnail-ink" x={start / 4} y={y} width={start / 2} height="2" rx="1" />
            ))}
          </g>
        )}
        {navbar !== 'hidden' && (
          <rect
            className={cx('thumbnail-surface', navbar === 'static' && 'is-faint')}
            {...bar}
            height="8"
            rx={navbar === 'floating' ? 2 : 0}
          />
        )}
        {menu === 'top' && <rect className="thumbnail-primary" x={x} y={barRoom + 2} width="26" height="3" rx="1.5" />}
        <rect className="thumbnail-surface" x={x} y={top} width={width * 0.47} height="14" rx="2" />
        <rect className="thumbnail-surface" x={x + width * 0.53} y={top} width={width * 0.47} height="14" rx="2" />
        <rect
          className="thumbnail-surface"
          x={x}
          y={top + 18}
          width={width}
          height={footer === 'sticky' ? 12 : 14}
          rx="2"
        />
        {footer !== 'hidden' && (
          <rect
            className={footer === 'sticky' ? 'thumbnail-primary' : 'thumbnail-ink'}
            x={footer === 'sticky' ? start : x}
            y="55"
            width={footer === 'sticky' ? room : width * 0.6}
            height={footer === 'sticky' ? 5 : 2}
          />
        )}
        {skin === 'system' && (
          <g className="thumbnail-dark">
            <path className="thumbnail-canvas" d="M96 0v60H20z" />
          </g>
        )}
      </g>
    </svg>
  )
}
