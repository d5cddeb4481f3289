import { Badge } from '@core/components/Badge'
import { ChangeBadge } from '@core/components/data-card/StatValue'
import { useFormat } from '@/utility/hooks/useFormat'

interface SmallChangeProps {
  /** Undefined where nothing is compared. */
  percent: number | undefined
  /** Of what is better the less there is of it, such as tickets that wait. */
  isLessBetter?: boolean
}

/** How a figure beside the main one has changed. */
export function SmallChange({ percent, isLessBetter = false }: SmallChangeProps) {
  const format = useFormat()
  if (percent === undefined) return null
  if (percent === 0) return <Badge>{format.change(0)}</Badge>
  const isUp = percent >= 0
  return <ChangeBadge text={format.change(percent / 100)} isUp={isUp} isGood={isUp !== isLessBetter} />
}
