import type { ReactNode } from 'react'
import { cx } from './cx'
import type { Tone } from './tone'

export interface BadgeProps {
  /** Color only; the text must carry the meaning. */
  tone?: Tone
  /** Adds a dot in the color, for statuses that update live. */
  hasDot?: boolean
  /** One or two words, or a count. */
  children: ReactNode
}

/** Short status or count on a tinted background. */
export function Badge({ tone = 'neutral', hasDot = false, children }: BadgeProps) {
  return <span className={cx('badge', `tone-${tone}`, hasDot && 'has-dot')}>{children}</span>
}
