import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import styles from '../kanban.module.scss'

/** Cards in each of the columns that a board begins with. */
const columns = [4, 3, 4]

/** A board in the shape of what comes. */
export function BoardSkeleton() {
  return (
    <LoadingRegion className={styles.kanbanBoard}>
      {columns.map((count, index) => (
        <div key={index} className={styles.kanbanColumn}>
          <section>
            <div className={styles.columnHead}>
              <Skeleton width="45%" />
            </div>
            <div className={styles.columnList}>
              <div className="d-flex flex-column gap-2">
                {Array.from({ length: count }, (_, row) => (
                  <div key={row} className={`${styles.kanbanCard} is-skeleton`}>
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
