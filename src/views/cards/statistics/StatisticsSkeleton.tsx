import { Skeleton } from '@core/components/Skeleton'
import { statisticsHeight } from './StatisticsBody'

/** In the shape of a card's content. */
export function StatisticsSkeleton() {
  return (
    <>
      <div>
        <Skeleton width="45%" height="2.125rem" shape="block" />
        <p className="stat-sub">
          <Skeleton width="70%" />
        </p>
      </div>
      <Skeleton shape="block" height={`${statisticsHeight}px`} />
    </>
  )
}
