import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cx } from '../cx'
import './sidebar.scss'

export interface PlaceLinkProps {
  to: string
  isCurrent: boolean
  /** An icon, or a {@link ToneDot}. */
  icon: ReactNode
  name: string
  /** How much is there: the figure as it is shown, and as it is read aloud. */
  count?: { shown: string; said: string; isStrong?: boolean } | undefined
  /** After a choice: a drawer closes. */
  onGo: () => void
}

/** A place in an app's sidebar: a folder, a list, a label. It stands in a list with the class `place-list`. */
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
