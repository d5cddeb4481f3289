import { lazy, Suspense, useState } from 'react'
import { LoadingRegion } from '../LoadingRegion'
import { Skeleton } from '../Skeleton'
import { EditorBoundary } from './EditorBoundary'
import './rich-text.scss'
import type { RichTextProps } from './richTextProps'

function loadEditor() {
  return lazy(() => import('./RichTextEditor').then(({ RichTextEditor }) => ({ default: RichTextEditor })))
}

/** The same for all fields: once it has come, the next one shows at once. */
let latest = loadEditor()

/**
 * A field for text with marks, lists, quotes and links, as HTML. The editor itself is loaded when the first one is shown; where
 * it cannot be had, the text stays with whoever has the `value`, and the field offers to try again.
 * What it gives is made of its own few elements; whoever shows it sanitises it all the same, since servers get it from anybody.
 */
export function RichText(props: RichTextProps) {
  const [{ Editor, attempt }, setLoading] = useState(() => ({ Editor: latest, attempt: 0 }))

  function retry() {
    latest = loadEditor()
    setLoading({ Editor: latest, attempt: attempt + 1 })
  }

  return (
    <EditorBoundary key={attempt} onRetry={retry}>
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
    </EditorBoundary>
  )
}
