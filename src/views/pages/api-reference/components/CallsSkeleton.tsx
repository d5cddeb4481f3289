import { Card } from '@core/components/Card'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'

/** Two groups of calls that are not here yet. */
export function CallsSkeleton() {
  return (
    <LoadingRegion className="stack">
      {[4, 6].map((calls) => (
        <Card key={calls}>
          <div className="stack">
            {Array.from({ length: calls }, (_, index) => (
              <Skeleton key={index} shape="block" height="2.5rem" />
            ))}
          </div>
        </Card>
      ))}
    </LoadingRegion>
  )
}
