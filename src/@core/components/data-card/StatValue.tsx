import { TrendingDown, TrendingUp } from 'lucide-react'
import { Badge } from '../Badge'

interface ChangeBadgeProps {
  /** With its sign. */
  text: string
  isUp: boolean
  /** Whether that is welcome; what goes up is, unless told otherwise. */
  isGood?: boolean
}

/** How a figure has changed. An arrow and a sign say what the colour says. */
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
  /** How it has changed, with its sign, and whether that is up. */
  change?: { text: string; isUp: boolean } | undefined
  sub?: string | undefined
}

/** The figure that a card is about. */
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
