import { cx } from './cx'

export interface SkeletonProps {
  /** `text` has the line height of the surrounding text. */
  shape?: 'text' | 'circle' | 'block'
  /** CSS lengths; a circle needs `width` only. */
  width?: string
  /** CSS length; by default, the height of the shape. */
  height?: string
}

/** Gray placeholder for loading content. Decorative: put it inside a `LoadingRegion`. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  return (
    <span
      className={cx('skeleton', `skeleton-${shape}`)}
      aria-hidden="true"
      style={{ inlineSize: width, blockSize: shape === 'circle' ? width : height }}
    />
  )
}
