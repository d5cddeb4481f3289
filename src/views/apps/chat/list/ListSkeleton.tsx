import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'

/** In the place of the chats. */
export function ListSkeleton() {
  return (
    <LoadingRegion className="chat-list">
      {Array.from({ length: 9 }, (_, index) => (
        <div key={index} className="chat-skeleton">
          <Skeleton shape="circle" width="3rem" height="3rem" />
          <div className="chat-words">
            <Skeleton width="9rem" />
            <Skeleton width="13rem" />
          </div>
        </div>
      ))}
    </LoadingRegion>
  )
}
