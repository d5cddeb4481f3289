import { useState, type ComponentProps } from 'react'
import { cx } from './cx'
import frame from './missing-picture.svg'

interface PictureProps extends ComponentProps<'img'> {
  src: string
  alt: string
}

/** A picture that rows name. One that cannot be loaded leaves its place to a drawn frame of the same size, with the same text. */
export function Picture({ src, alt, className, ...rest }: PictureProps) {
  const [failed, setFailed] = useState('')
  const isMissing = failed === src
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
