import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'

/** Stands in a panel while its code or its content is on its way. */
export function PanelSkeleton() {
  return (
    <LoadingRegion className="panel-skeleton">
      <Skeleton shape="text" width="60%" />
      <Skeleton shape="text" />
      <Skeleton shape="text" width="80%" />
      <Skeleton shape="text" />
    </LoadingRegion>
  )
}
