import type { ReactNode } from 'react'
import { cx } from './cx'
import type { Tone } from './tone'

export interface TimelineItem {
  key: string | number
  title: ReactNode
  /** A `<time>` element. */
  time: ReactNode
  body?: ReactNode
  icon?: ReactNode
  tone?: Tone
}

interface TimelineProps {
  /** Events, each with a title, a time and an optional body, icon and color. */
  items: readonly TimelineItem[]
}

/** Events in the given order. */
export function Timeline({ items }: TimelineProps) {
  return (
    <ol className="timeline">
      {items.map(({ key, title, time, body, icon, tone = 'primary' }) => (
        <li key={key} className={cx('timeline-item', `tone-${tone}`)}>
          <span className="timeline-mark" aria-hidden="true">
            {icon}
          </span>
          <div className="timeline-content">
            <p className="timeline-head">
              <span className="timeline-title">{title}</span>
              <span className="timeline-time">{time}</span>
            </p>
            {body && <div className="timeline-body">{body}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
