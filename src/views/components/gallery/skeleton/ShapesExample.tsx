import { Skeleton } from '@core/components/Skeleton'

export function ShapesExample() {
  return (
    <div className="d-grid gap-3">
      <div>
        <Skeleton width="60%" />
        <Skeleton />
        <Skeleton width="80%" />
      </div>
      <Skeleton shape="circle" width="3rem" />
      <Skeleton shape="block" height="7rem" />
    </div>
  )
}
