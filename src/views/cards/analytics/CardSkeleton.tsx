import { Skeleton } from '@core/components/Skeleton'

interface CardSkeletonProps {
  /** Of the chart, in pixels */
  height: number
  lines?: number
  rows?: number
  hasFigure?: boolean
}

export function CardSkeleton({ height, lines = 0, rows = 0, hasFigure = false }: CardSkeletonProps) {
  return (
    <>
      {hasFigure && <Skeleton shape="block" width="45%" height="3.8125rem" />}
      <Skeleton shape="block" height={`${height}px`} />
      {rows > 0 && <Skeleton shape="block" height={`${rows * 3.5625 - 0.75}rem`} />}
      {lines > 0 && <Skeleton shape="block" height={`${lines * 2.75 - 0.75}rem`} />}
    </>
  )
}
