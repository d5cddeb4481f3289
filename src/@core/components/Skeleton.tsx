import { cx } from './cx'

export interface SkeletonProps {
  /** `text` is as tall as a line of the text around it. */
  shape?: 'text' | 'circle' | 'block'
  /** CSS lengths; a circle needs `width` only. */
  width?: string
  height?: string
}

/** A gray shape in the place of what comes. Decorative: put it inside a `LoadingRegion`. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  return (
    <span
      className={cx('skeleton', `skeleton-${shape}`)}
      aria-hidden="true"
      style={{ inlineSize: width, blockSize: shape === 'circle' ? width : height }}
    />
  )
}
