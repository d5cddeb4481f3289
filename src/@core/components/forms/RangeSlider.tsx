import { useLayoutEffect, useRef, type PointerEvent } from 'react'
import { isRtl } from '../../isRtl'
import { followPointer } from '../followPointer'
import styles from './range-slider.module.scss'

export type Range = readonly [from: number, to: number]

export interface RangeSliderProps {
  /** Accessible names of the thumbs. */
  names: readonly [from: string, to: string]
  /** Current values, the smaller first. */
  value: Range
  /** Called while a thumb moves. A thumb pushes the other thumb along instead of passing it. */
  onChange: (value: Range) => void
  /** Smallest value. */
  min: number
  /** Largest value. */
  max: number
  /** Increment of arrow keys and dragging. */
  step?: number
  /** Formats a value for screen readers, such as with its currency. */
  write: (value: number) => string
}

/** In pixels, as in the style sheet. */
const thumbSize = 20

/** Slider with two thumbs, both accessible by keyboard. A press on the track moves the nearer thumb. */
export function RangeSlider({ names, value, onChange, min, max, step = 1, write }: RangeSliderProps) {
  const [from, to] = value
  const line = useRef<HTMLDivElement>(null)
  const span = Math.max(max - min, 1)

  useLayoutEffect(() => {
    line.current?.style.setProperty('--from', String((from - min) / span))
    line.current?.style.setProperty('--to', String((to - min) / span))
  }, [from, to, min, span])

  const limited = (place: number) => Math.min(Math.max(min + Math.round((place * span) / step) * step, min), max)
  const ends = [
    { key: 'from', value: from, set: (next: number) => onChange([next, Math.max(next, to)]) },
    { key: 'to', value: to, set: (next: number) => onChange([Math.min(from, next), next]) },
  ] as const

  function handlePress(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    const { currentTarget, clientX } = event
    const { left, right, width } = currentTarget.getBoundingClientRect()
    const way = (isRtl(currentTarget) ? right - clientX : clientX - left) - thumbSize / 2
    const valueAt = (distance: number) => limited((way + distance) / (width - thumbSize))
    const pressed = valueAt(0)
    // If both thumbs overlap, the pressed side selects the thumb.
    const isFirst = Math.abs(pressed - from) < Math.abs(pressed - to) || (from === to && pressed < from)
    const end = ends[isFirst ? 0 : 1]
    currentTarget.querySelectorAll('input')[isFirst ? 0 : 1]?.focus({ preventScroll: true })
    end.set(pressed)
    followPointer(event, (distance) => end.set(valueAt(distance)))
  }

  return (
    // Handles the pointer for both thumbs; the inputs handle the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={line}
      className={styles.rangeSlider}
      onPointerDown={handlePress}
      onMouseDown={(event) => event.preventDefault()}
    >
      {ends.map((end, index) => (
        <input
          key={end.key}
          type="range"
          aria-label={names[index]}
          aria-valuetext={write(end.value)}
          min={min}
          max={max}
          step={step}
          value={end.value}
          onChange={({ target }) => end.set(target.valueAsNumber)}
        />
      ))}
    </div>
  )
}
