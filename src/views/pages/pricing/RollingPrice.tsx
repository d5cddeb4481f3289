import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { useEffect, useRef, useState } from 'react'
import styles from './pricing.module.scss'

/** In milliseconds. */
const duration = 250

/** Animates from the previous value, initially without animation. */
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
  write: (value: number) => string
}

/** Animates to a new price. Screen readers and layout use the final price from the start. */
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
