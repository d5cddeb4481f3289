import { Card } from '@core/components/Card'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'

/** In the place of a product. */
export function ProductSkeleton() {
  return (
    <Card>
      <LoadingRegion className="product-columns is-tall">
        <div className="gallery">
          <div className="gallery-stage">
            <Skeleton shape="block" height="100%" />
          </div>
        </div>
        <div className="buy-box">
          <Skeleton width="8rem" />
          <Skeleton width="12rem" height="1.5rem" />
          <Skeleton width="6rem" />
          <Skeleton />
          <Skeleton width="80%" />
          <Skeleton shape="block" width="14rem" height="2.375rem" />
        </div>
      </LoadingRegion>
    </Card>
  )
}
