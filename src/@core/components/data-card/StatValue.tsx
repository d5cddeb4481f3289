import { TrendingDown, TrendingUp } from 'lucide-react'
import { Badge } from '../Badge'

interface StatValueProps {
  /** Already formatted. */
  value: string
  /** How it has changed, with its sign, and whether that is up. */
  change?: { text: string; isUp: boolean }
  sub?: string
}

/** The figure that a card is about. An arrow and a sign say what the colour says. */
export function StatValue({ value, change, sub }: StatValueProps) {
  return (
    <div>
      <div className="cluster">
        <p className="stat-figure">{value}</p>
        {change && (
          <Badge tone={change.isUp ? 'success' : 'danger'}>
            {change.isUp ? (
              <TrendingUp className="figure-arrow" aria-hidden="true" />
            ) : (
              <TrendingDown className="figure-arrow" aria-hidden="true" />
            )}
            {change.text}
          </Badge>
        )}
      </div>
      {sub && <p className="stat-sub">{sub}</p>}
    </div>
  )
}
