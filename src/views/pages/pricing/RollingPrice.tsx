import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { useEffect, useRef, useState } from 'react'
import styles from './pricing.module.scss'

/** How long a price runs, in milliseconds. */
const duration = 250

/** A figure on its way to the value, which it begins with. */
function useRolling(value: number): number {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [shown, setShown] = useState(value)
  const latest = useRef(value)

  useEffect(() => {
    const start = latest.current
    if (start === value) return undefined
    const begun = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const share = isStill ? 1 : Math.min(1, Math.max(0, now - begun) / duration)
      latest.current = Math.round(value + (start - value) * (1 - share) ** 3)
      setShown(latest.current)
      if (share < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [value, isStill])

  return isStill ? value : shown
}

interface RollingPriceProps {
  value: number
  /** Puts a figure into words. */
  write: (value: number) => string
}

/** A price that runs to its new figure. That one is there from the start: it is what is read out, and what takes the room. */
export function RollingPrice({ value, write }: RollingPriceProps) {
  const shown = useRolling(value)
  const isRolling = shown !== value
  return (
    <span className="position-relative d-inline-block">
      <span className={isRolling ? styles.final : undefined}>{write(value)}</span>
      {isRolling && <span className={styles.passing} data-figure={write(shown)} aria-hidden="true" />}
    </span>
  )
}
