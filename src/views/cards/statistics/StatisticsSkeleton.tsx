import { Skeleton } from '@core/components/Skeleton'
import type { StatisticsName } from '@/redux/cards/statistics/contract'
import { detailHeights } from './detailHeights'

/** In the shape of a card's content. */
export function StatisticsSkeleton({ name }: { name: StatisticsName }) {
  return (
    <>
      <div>
        <Skeleton width="45%" height="2.625rem" shape="block" />
        <p className="stat-sub">
          <Skeleton width="70%" />
        </p>
      </div>
      <Skeleton shape="block" height={`${detailHeights[name]}px`} />
    </>
  )
}
