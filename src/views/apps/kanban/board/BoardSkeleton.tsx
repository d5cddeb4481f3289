import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'

/** Cards in each of the columns that a board begins with. */
const columns = [4, 3, 4]

/** A board in the shape of what comes. */
export function BoardSkeleton() {
  return (
    <LoadingRegion className="kanban-board">
      {columns.map((count, index) => (
        <div key={index} className="kanban-column">
          <section>
            <div className="column-head">
              <Skeleton width="45%" />
            </div>
            <div className="column-list">
              <div className="column-cards">
                {Array.from({ length: count }, (_, row) => (
                  <div key={row} className="kanban-card is-skeleton">
                    <Skeleton width="35%" />
                    <Skeleton width="90%" />
                    <Skeleton width="60%" />
                  </div>
                ))}
              </div>
            </div>
          </section>
        </div>
      ))}
    </LoadingRegion>
  )
}
