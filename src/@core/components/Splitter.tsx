import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { isRtl } from '../isRtl'
import { followPointer } from './followPointer'
import styles from './splitter.module.scss'

export interface SplitterProps {
  /** Accessible name, such as "Width of the list". */
  label: string
  /** Width of the pane before the splitter, in rem. */
  value: number
  /** Smallest width, in rem. */
  min: number
  /** Largest width, in rem. */
  max: number
  /** Width after a double click, in rem. */
  initial: number
  /** Called at the end of a drag, and on every key press. */
  onChange: (value: number) => void
}

/** In rem. */
const step = 1

/**
 * Splitter between two panes. Dragging, arrow keys, Home and End resize the first pane.
 * Sets `--pane-size` on the parent, whose grid must use it.
 */
export function Splitter({ label, value, min, max, initial, onChange }: SplitterProps) {
  const line = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const shown = dragged ?? value
  const limited = (size: number) => Math.round(Math.min(Math.max(size, min), max) * 4) / 4

  /* Before paint, to avoid a visible jump. */
  useLayoutEffect(() => {
    line.current?.parentElement?.style.setProperty('--pane-size', `${shown}rem`)
  }, [shown])

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    followPointer(event, (distance, isFinal) => {
      const size = limited(value + distance / rem)
      setDragged(isFinal ? null : size)
      if (isFinal && size !== value) onChange(size)
    })
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const forward = isRtl(event.currentTarget) ? -step : step
    const sizes: Readonly<Record<string, number>> = {
      ArrowLeft: value - forward,
      ArrowRight: value + forward,
      Home: min,
      End: max,
    }
    const size = sizes[event.key]
    if (size === undefined) return
    event.preventDefault()
    onChange(limited(size))
  }

  return (
    <div
      ref={line}
      role="separator"
      className={styles.splitter}
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={shown}
      onPointerDown={handlePointerDown}
      onKeyDown={handleKeyDown}
      onDoubleClick={() => onChange(initial)}
    />
  )
}
