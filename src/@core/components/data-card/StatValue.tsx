import { ChangeBadge } from './ChangeBadge'

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
