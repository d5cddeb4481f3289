import { Card } from '@core/components/Card'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'

/** In the place of the buttons beside the name. */
export function ActionsSkeleton() {
  return <Skeleton shape="block" width="19rem" height="2.375rem" />
}

function Lines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className="skeleton-line">
      <Skeleton width="5rem" />
      <Skeleton width="7.5rem" />
    </div>
  ))
}

/** In the place of everything below the name. */
export function BodySkeleton() {
  return (
    <LoadingRegion className="user-columns">
      <div className="stack">
        <Card>
          <div className="person-head">
            <Skeleton shape="circle" width="6rem" />
            <Skeleton width="10rem" height="1.25rem" />
            <Skeleton width="6rem" />
          </div>
          <Lines count={13} />
        </Card>
        <Card>
          <Lines count={5} />
        </Card>
      </div>
      <div className="stack">
        <Skeleton shape="block" height="2.75rem" />
        <Card>
          <Lines count={6} />
        </Card>
        <Card>
          <Lines count={6} />
        </Card>
      </div>
    </LoadingRegion>
  )
}
