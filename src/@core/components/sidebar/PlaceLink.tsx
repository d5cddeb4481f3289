import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cx } from '../cx'
import './sidebar.scss'

export interface PlaceLinkProps {
  /** Target of the link. */
  to: string
  /** Whether the link leads to the current screen. */
  isCurrent: boolean
  /** An icon, or a {@link ToneDot}. */
  icon: ReactNode
  name: string
  /** `shown` is visible; screen readers read `said`. */
  count?: { shown: string; said: string; isStrong?: boolean } | undefined
  /** Called on click, for example to close a drawer. */
  onGo: () => void
}

/** Folder, list or label in an app's sidebar. Its list requires the class `place-list`. */
export function PlaceLink({ to, isCurrent, icon, name, count, onGo }: PlaceLinkProps) {
  return (
    <li>
      <Link
        className={cx('place', isCurrent && 'is-current')}
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onGo}
      >
        {icon}
        <span className="place-name">{name}</span>
        {count && (
          <span className={cx('place-count tabular', count.isStrong && 'is-strong')}>
            <span aria-hidden="true">{count.shown}</span>
            <span className="visually-hidden">{count.said}</span>
          </span>
        )}
      </Link>
    </li>
  )
}
