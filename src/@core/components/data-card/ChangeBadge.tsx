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
