import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { MissingProps } from '../../lazy/MissingPart'
import { lazyPart } from '../../lazy/lazyPart'
import { Alert } from '../Alert'
import { LoadingRegion } from '../LoadingRegion'
import { Skeleton } from '../Skeleton'
import { Button } from '../button/Button'
import type { RichTextProps } from './RichTextEditor'
import './rich-text.scss'

/** Stands in the form where the editor cannot be loaded. */
function MissingEditor({ isPending, onRetry }: MissingProps) {
  const { t } = useTranslation(['kit', 'core'])
  return (
    <div className="rich-text">
      <Alert tone="danger" title={t('richText.failed')}>
        <div className="cluster">
          {t('richText.failedText')}
          <Button size="sm" pending={isPending} onClick={onRetry}>
            {t('core:tryAgain')}
          </Button>
        </div>
      </Alert>
    </div>
  )
}

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
