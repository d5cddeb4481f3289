import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'

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
