import { cx } from './cx'
import type { Tone } from './tone'
import '../scss/kit.scss'

export interface ProgressProps {
  /** Accessible name of the bar. */
  label: string
  /** From 0 to 100. */
  value: number
  /** Color only; the label must carry the meaning. */
  tone?: Tone
}

/** Bar for a percentage. */
export function Progress({ label, value, tone = 'primary' }: ProgressProps) {
  const percent = Math.min(Math.max(value, 0), 100)
  return (
    <div
      className={cx('progress', `tone-${tone}`)}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div className="progress-bar" style={{ inlineSize: `${percent}%` }} />
    </div>
  )
}
