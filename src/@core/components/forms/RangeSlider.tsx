import { useLayoutEffect, useRef, type PointerEvent } from 'react'
import { isRtl } from '../../isRtl'
import { followPointer } from '../followPointer'
import styles from './range-slider.module.scss'

export type Range = readonly [from: number, to: number]

export interface RangeSliderProps {
  /** What the two thumbs are called. */
  names: readonly [from: string, to: string]
  /** The two ends of what is chosen. */
  value: Range
  /** Called while a thumb moves. One pushes the other along rather than pass it. */
  onChange: (value: Range) => void
  min: number
  max: number
  step?: number
  /** How a value is read out, such as with its currency. */
  write: (value: number) => string
}

/** In pixels, as in the style sheet. */
const thumbSize = 20

/** A line with two thumbs, each of which is a slider of its own to the keyboard; a press anywhere brings the nearer one along. */
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
    // Where both are at one place, the side that is pressed says which of them is meant.
    const isFirst = Math.abs(pressed - from) < Math.abs(pressed - to) || (from === to && pressed < from)
    const end = ends[isFirst ? 0 : 1]
    currentTarget.querySelectorAll('input')[isFirst ? 0 : 1]?.focus({ preventScroll: true })
    end.set(pressed)
    followPointer(event, (distance) => end.set(valueAt(distance)))
  }

  return (
    // The thumbs are for the keyboard; this takes the pointer for both of them.
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
