import type { ReactNode } from 'react'
import { Badge } from './Badge'
import type { Tone } from './tone'

export interface StatCardProps {
  label: string
  /** The figure, already formatted. */
  figure: ReactNode
  /** How it moves: the sign or word in the text says it, the tone underlines it. */
  trend?: { text: string; tone: Tone }
  sub?: ReactNode
  icon?: ReactNode
}

/** One figure of a dashboard or above a list. */
export function StatCard({ label, figure, trend, sub, icon }: StatCardProps) {
  return (
    <div className="card stat-card">
      <div className="stat-head">
        <span className="stat-label">
          {icon}
          {label}
        </span>
        {trend && <Badge tone={trend.tone}>{trend.text}</Badge>}
      </div>
      <p className="stat-figure">{figure}</p>
      {sub && <p className="stat-sub">{sub}</p>}
    </div>
  )
}
