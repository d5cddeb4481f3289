import type { KeyboardEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isRtl } from '../../isRtl'
import { followPointer } from '../followPointer'
import { maxWidth, minWidth } from './placeColumns'

interface ResizeHandleProps {
  column: string
  width: number
  /** Also called during a drag; `isFinal` marks the last call. */
  onResize: (width: number, isFinal: boolean) => void
}

const step = 16
const limited = (width: number) => Math.round(Math.min(Math.max(width, minWidth), maxWidth))

/** Edge of a column header. Dragging, arrow keys, Home and End resize the column. */
export function ResizeHandle({ column, width, onResize }: ResizeHandleProps) {
  const { t } = useTranslation('kit')

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    followPointer(event, (distance, isFinal) => onResize(limited(width + distance), isFinal))
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const wider = isRtl(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight'
    const widths: Readonly<Record<string, number>> = {
      ArrowLeft: wider === 'ArrowLeft' ? width + step : width - step,
      ArrowRight: wider === 'ArrowRight' ? width + step : width - step,
      Home: minWidth,
      End: maxWidth,
    }
    const next = widths[event.key]
    if (next === undefined) return
    event.preventDefault()
    onResize(limited(next), true)
  }

  return (
    <span
      role="slider"
      className="resize-handle"
      tabIndex={0}
      aria-label={t('table.resize', { column })}
      aria-orientation="horizontal"
      aria-valuemin={minWidth}
      aria-valuemax={maxWidth}
      aria-valuenow={width}
      onPointerDown={handlePointerDown}
      onKeyDown={handleKeyDown}
    />
  )
}
