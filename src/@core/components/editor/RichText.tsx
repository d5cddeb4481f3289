import { lazy, Suspense } from 'react'
import { LoadingRegion } from '../LoadingRegion'
import { Skeleton } from '../Skeleton'
import './rich-text.scss'
import type { RichTextProps } from './richTextProps'

const Editor = lazy(() => import('./RichTextEditor').then(({ RichTextEditor }) => ({ default: RichTextEditor })))

/**
 * A field for text with marks, lists, quotes and links, as HTML. The editor itself is loaded when the first one is shown.
 * What it gives is made of its own few elements; whoever shows it sanitises it all the same, since servers get it from anybody.
 */
export function RichText(props: RichTextProps) {
  return (
    <Suspense
      fallback={
        <LoadingRegion className="rich-text">
          <Skeleton shape="block" height="2.25rem" />
          <Skeleton shape="block" height="6rem" />
        </LoadingRegion>
      }
    >
      <Editor {...props} />
    </Suspense>
  )
}
