import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Badge } from './Badge'
import { cx } from './cx'
import type { Tone } from './tone'
import styles from './stat-card.module.scss'

export interface StatCardProps {
  /** Names the figure. */
  label: string
  /** Already formatted. */
  figure: ReactNode
  /** The text must contain the sign or direction; the tone only supports it. */
  trend?: { text: ReactNode; tone: Tone }
  /** Small text below the figure. */
  sub?: ReactNode
  /** On a disc of the color `tone`. */
  icon?: ReactNode
  tone?: Tone
  /** Makes the whole card a link, for example to the counted items. */
  to?: string
}

/** Key figure on a dashboard or above a list. */
export function StatCard({ label, figure, trend, sub, icon, tone = 'primary', to }: StatCardProps) {
  return (
    <div className={cx('card stat-card', to && styles.leads)}>
      <div className="stat-label">
        {icon && <span className={cx(styles.icon, `tone-${tone}`)}>{icon}</span>}
        {to ? (
          <Link className={styles.link} to={to} preventScrollReset>
            {label}
          </Link>
        ) : (
          label
        )}
      </div>
      <p className="stat-figure">{figure}</p>
      {sub && <p className="stat-sub">{sub}</p>}
      {trend && (
        <div className={styles.trend}>
          <Badge tone={trend.tone}>{trend.text}</Badge>
        </div>
      )}
    </div>
  )
}
