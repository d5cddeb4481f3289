import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import styles from '../ecommerce.module.scss'

export function CardsSkeleton({ count, className }: { count: number; className: string | undefined }) {
  return (
    <LoadingRegion className={className}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.productCard}>
          <div className={styles.productCardPicture}>
            <Skeleton shape="block" height="100%" />
          </div>
          <div className={styles.productCardBody}>
            <div className={styles.productCardHead}>
              <Skeleton width="5.5rem" />
              <Skeleton width="3.5rem" />
            </div>
            <Skeleton width="80%" />
            <Skeleton width="40%" />
            <Skeleton width="50%" />
          </div>
          <div className={styles.productCardAction}>
            <Skeleton shape="block" width="100%" height="var(--ld-control)" />
          </div>
        </div>
      ))}
    </LoadingRegion>
  )
}
