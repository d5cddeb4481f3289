import { useState, type ComponentProps, type ReactNode } from 'react'
import { useReconnect } from '../hooks/useOnline'
import { cx } from './cx'
import frame from './missing-picture.svg'

interface PictureProps extends ComponentProps<'img'> {
  src: string
  alt: string
  /** Replaces an image that fails to load; by default a placeholder frame with the same `alt`. */
  fallback?: ReactNode
}

/** Image whose URL comes from data, so that it may fail to load. Loads again when the connection returns. */
export function Picture({ src, alt, className, fallback, ...rest }: PictureProps) {
  const [failed, setFailed] = useState('')
  const isMissing = failed === src
  useReconnect(isMissing, () => setFailed(''))
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
