import type { ReactNode } from 'react'
import { cx } from './cx'
import type { Tone } from './tone'

export interface BadgeProps {
  /** What the color says; the text has to say it, too. */
  tone?: Tone
  /** A colored dot before the text. */
  hasDot?: boolean
  /** A word or a number. */
  children: ReactNode
}

/** A short status or count on a tint. */
export function Badge({ tone = 'neutral', hasDot = false, children }: BadgeProps) {
  return <span className={cx('badge', `tone-${tone}`, hasDot && 'has-dot')}>{children}</span>
}
