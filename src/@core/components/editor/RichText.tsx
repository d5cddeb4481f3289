import { Suspense } from 'react'
import { lazyPart } from '../../lazy/lazyPart'
import { LoadingRegion } from '../LoadingRegion'
import { Skeleton } from '../Skeleton'
import { MissingEditor } from './MissingEditor'
import './rich-text.scss'
import type { RichTextProps } from './richTextProps'

const Editor = lazyPart(() => import('./RichTextEditor').then(({ RichTextEditor }) => RichTextEditor), MissingEditor)

/**
 * A field for text with marks, lists, quotes and links, as HTML. The editor itself is loaded when the first one is shown; where
 * it cannot be had, the text stays with whoever has the `value`, and the field offers to try again.
 * What it gives is made of its own few elements; whoever shows it sanitises it all the same, since servers get it from anybody.
 */
export function RichText(props: RichTextProps) {
  return (
    <Suspense
      fallback={
        <LoadingRegion className="rich-text">
          <Skeleton shape="block" height="2.625rem" />
          <Skeleton shape="block" height="6rem" />
        </LoadingRegion>
      }
    >
      <Editor {...props} />
    </Suspense>
  )
}
