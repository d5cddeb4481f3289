import { TrendingDown, TrendingUp } from 'lucide-react'
import { Badge } from '../Badge'

interface ChangeBadgeProps {
  /** Including the sign. */
  text: string
  /** Direction of the arrow. */
  isUp: boolean
  /** Whether the change is positive; by default, when up. */
  isGood?: boolean
}

/** Change of a figure. Arrow and sign repeat the meaning of the color. */
export function ChangeBadge({ text, isUp, isGood = isUp }: ChangeBadgeProps) {
  const Arrow = isUp ? TrendingUp : TrendingDown
  return (
    <Badge tone={isGood ? 'success' : 'danger'}>
      <Arrow className="figure-arrow" aria-hidden="true" />
      {text}
    </Badge>
  )
}

interface StatValueProps {
  /** Already formatted. */
  value: string
  change?: { text: string; isUp: boolean } | undefined
  /** Small text below the figure. */
  sub?: string | undefined
}

/** Main figure of a card. */
export function StatValue({ value, change, sub }: StatValueProps) {
  return (
    <div>
      <div className="cluster">
        <p className="stat-figure">{value}</p>
        {change && <ChangeBadge {...change} />}
      </div>
      {sub && <p className="stat-sub">{sub}</p>}
    </div>
  )
}
