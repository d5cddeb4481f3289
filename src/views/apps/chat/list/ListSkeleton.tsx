import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import styles from '../chat.module.scss'

/** In the place of the chats. */
export function ListSkeleton() {
  return (
    <LoadingRegion className={styles.chatList}>
      {Array.from({ length: 9 }, (_, index) => (
        <div key={index} className={styles.chatSkeleton}>
          <Skeleton shape="circle" width="3rem" height="3rem" />
          <div className={styles.chatWords}>
            <Skeleton width="9rem" />
            <Skeleton width="13rem" />
          </div>
        </div>
      ))}
    </LoadingRegion>
  )
}
