import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import type { View } from '../shared/periods'
import styles from '../calendar.module.scss'

/** Cells with a placeholder event: arbitrary, but the same on each render. */
const isFilled = (cell: number) => cell % 3 === 0 || cell % 7 === 2

const cellsOf = (count: number) => Array.from({ length: count }, (_, cell) => cell)

export function GridSkeleton({ view }: { view: View }) {
  if (view === 'list') {
    return (
      <LoadingRegion className={`${styles.gridSkeleton} is-list`}>
        {cellsOf(12).map((row) => (
          <div key={row}>
            <Skeleton width={row % 4 === 0 ? '9rem' : `${14 + (row % 3) * 4}rem`} />
          </div>
        ))}
      </LoadingRegion>
    )
  }
  const columns = view === 'day' ? 1 : 7
  const rows = view === 'month' ? 5 : 12
  return (
    <LoadingRegion className={`${styles.gridSkeleton} is-${view}`}>
      {cellsOf(columns * rows).map((cell) => (
        <div key={cell}>
          {view === 'month' && <Skeleton width="1.25rem" />}
          {isFilled(cell) && <Skeleton shape="block" height={view === 'month' ? '1.125rem' : '1.75rem'} />}
        </div>
      ))}
    </LoadingRegion>
  )
}
