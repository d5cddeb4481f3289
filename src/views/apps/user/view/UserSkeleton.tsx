import { Card } from '@core/components/Card'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import styles from './userView.module.scss'

export function NeighboursSkeleton() {
  return <Skeleton shape="block" width="4rem" height="2rem" />
}

export function ActionsSkeleton() {
  return <Skeleton shape="block" width="16rem" height="var(--ld-control)" />
}

function Lines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={`d-flex gap-3 justify-content-between ${styles.skeletonLine}`}>
      <Skeleton width="5rem" />
      <Skeleton width="7.5rem" />
    </div>
  ))
}

export function BodySkeleton() {
  return (
    <LoadingRegion className={styles.userColumns}>
      <Card className={styles.personCard}>
        <div className={styles.personHead}>
          <Skeleton shape="circle" width="6rem" />
          <Skeleton width="10rem" height="1.25rem" />
          <Skeleton width="6rem" />
          <Skeleton width="12rem" />
        </div>
        <Skeleton shape="block" height="3.5rem" />
        <div className={styles.skeletonLines}>
          <Lines count={10} />
        </div>
      </Card>
      <div className={`${styles.userMain} stack`}>
        <Skeleton shape="block" height="2.75rem" />
        <Card>
          <Lines count={8} />
        </Card>
        <Card>
          <Lines count={6} />
        </Card>
      </div>
      <Card className={styles.planCard}>
        <Lines count={6} />
      </Card>
    </LoadingRegion>
  )
}
