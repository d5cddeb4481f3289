import { Skeleton } from '@core/components/Skeleton'

export function StatisticsSkeleton({ height }: { height: number }) {
  return (
    <>
      <div>
        <Skeleton width="45%" height="2.625rem" shape="block" />
        <p className="stat-sub">
          <Skeleton width="70%" />
        </p>
      </div>
      <Skeleton shape="block" height={`${height}px`} />
    </>
  )
}
