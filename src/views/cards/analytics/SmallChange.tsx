import { Badge } from '@core/components/Badge'
import { ChangeBadge } from '@core/components/data-card/StatValue'
import { useFormat } from '@/utility/hooks/useFormat'

interface SmallChangeProps {
  /** Undefined without a comparison */
  percent: number | undefined
  /** For figures that should fall, for example open tickets */
  isLessBetter?: boolean
}

export function SmallChange({ percent, isLessBetter = false }: SmallChangeProps) {
  const format = useFormat()
  if (percent === undefined) return null
  if (percent === 0) return <Badge>{format.change(0)}</Badge>
  const isUp = percent >= 0
  return <ChangeBadge text={format.change(percent / 100)} isUp={isUp} isGood={isUp !== isLessBetter} />
}
