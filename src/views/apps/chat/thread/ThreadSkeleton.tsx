import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import styles from '../chat.module.scss'

const bubbles = ['16rem', '11rem', '20rem', '8rem', '14rem', '18rem'] as const

/** In the place of a chat that is on its way. */
export function ThreadSkeleton() {
  return (
    <LoadingRegion className={styles.threadSkeleton}>
      <div className={styles.threadHeader}>
        <Skeleton shape="circle" width="3rem" height="3rem" />
        <div className={styles.chatWords}>
          <Skeleton width="9rem" />
          <Skeleton width="12rem" />
        </div>
      </div>
      <div className={styles.threadSkeletonBody}>
        {bubbles.map((width) => (
          <Skeleton key={width} shape="block" width={width} height="2.5rem" />
        ))}
      </div>
    </LoadingRegion>
  )
}
