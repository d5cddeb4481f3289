import { Card } from '@core/components/Card'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import { Features } from './Features'
import styles from '../ecommerce.module.scss'

/** In the place of a product. */
export function ProductSkeleton() {
  return (
    <div className="stack">
      <Card footer={<Features />}>
        <LoadingRegion className={`${styles.productColumns} is-tall`}>
          <div className={styles.gallery}>
            <div className={styles.galleryStage}>
              <Skeleton shape="block" height="100%" />
            </div>
          </div>
          <div className={styles.buyBox}>
            <Skeleton width="8rem" />
            <Skeleton width="12rem" height="1.5rem" />
            <Skeleton width="6rem" />
            <Skeleton />
            <Skeleton width="80%" />
            <Skeleton shape="block" width="14rem" height="var(--ld-control)" />
          </div>
        </LoadingRegion>
      </Card>
      <Card>
        <Skeleton shape="block" height="24rem" />
      </Card>
    </div>
  )
}
