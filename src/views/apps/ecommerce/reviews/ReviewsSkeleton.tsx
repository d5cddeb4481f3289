import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import styles from '../ecommerce.module.scss'

/** In the place of so many reviews. */
export function ReviewsSkeleton({ count }: { count: number }) {
  return (
    <LoadingRegion className={styles.reviewColumns}>
      <div className={styles.reviewSummary}>
        <Skeleton width="8rem" height="2.75rem" />
        <Skeleton shape="block" height="8rem" />
        <Skeleton shape="block" width="9rem" height="2.375rem" />
      </div>
      <div className={styles.reviewList}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="d-grid gap-1">
            <Skeleton width="12rem" height="2.5rem" />
            <Skeleton width="40%" />
            <Skeleton width="90%" />
          </div>
        ))}
      </div>
    </LoadingRegion>
  )
}
