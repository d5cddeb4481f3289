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
 * Rich text field with marks, lists, quotes and links. The value is HTML. The editor loads lazily.
 * If that fails, the field offers a retry, and the `value` is unchanged.
 * Sanitize the HTML before display: servers can receive any HTML from other clients.
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
