import { useState, type ComponentProps, type ReactNode } from 'react'
import { cx } from './cx'
import frame from './missing-picture.svg'

interface PictureProps extends ComponentProps<'img'> {
  src: string
  alt: string
  /** What takes its place where it cannot be loaded: unless given, a drawn frame of the same size, with the same text. */
  fallback?: ReactNode
}

/** A picture that rows name. */
export function Picture({ src, alt, className, fallback, ...rest }: PictureProps) {
  const [failed, setFailed] = useState('')
  const isMissing = failed === src
  if (isMissing && fallback !== undefined) return fallback
  return (
    <img
      {...rest}
      className={cx(className, isMissing && 'picture-missing') || undefined}
      src={isMissing ? frame : src}
      alt={alt}
      onError={() => setFailed(src)}
    />
  )
}
