import { useCan } from '@core/auth/useCan'
import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { Card } from '@core/components/Card'
import { ErrorState } from '@core/components/ErrorState'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import { StaleAlert } from '@core/components/StaleAlert'
import { useErrorText } from '@core/hooks/useErrorText'
import { lazyPart } from '@core/lazy/lazyPart'
import { Pencil, Trash2 } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { useWrite } from '@/redux/app/useWrite'
import { fetchReviews, removeReview, restoreReview, selectReviews } from '@/redux/apps/ecommerce/reviewSlice'
import type { Product } from '@/redux/shell/cart/schema'
import { ReviewItem } from './ReviewItem'
import { ReviewSummary } from './ReviewSummary'
import styles from '../ecommerce.module.scss'

function useOwnReview({ id, name }: Product) {
  const { t } = useTranslation('ecommerce')
  const { write } = useWrite()
  const can = useCan()

  async function remove() {
    await write(removeReview, id, {
      success: t('review.removed', { product: name }),
      undo: () => write(restoreReview, id, { success: t('review.restored', { product: name }) }),
    })
  }

  return { remove, mayWrite: can('create', 'Ecommerce'), mayRemove: can('delete', 'Ecommerce') }
}

function ReviewsSkeleton({ count }: { count: number }) {
  return (
    <LoadingRegion className={styles.reviewColumns}>
      <div className={styles.reviewSummary}>
        <Skeleton width="8rem" height="2.75rem" />
        <Skeleton shape="block" height="8rem" />
        <Skeleton shape="block" width="9rem" height="var(--ld-control)" />
      </div>
      <div className={styles.reviewList}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="d-grid gap-1">
            <Skeleton width="12rem" height="2.5rem" />
            <Skeleton width="40%" />
            <Skeleton width="90%" />
          </div>
        ))}
      </div>
    </LoadingRegion>
  )
}

const ReviewDrawer = lazyPart(() => import('./ReviewDrawer').then(({ ReviewDrawer }) => ReviewDrawer))

export function Reviews({ product }: { product: Product }) {
  const { t } = useTranslation('ecommerce')
  const errorText = useErrorText()
  const retry = useRequest(fetchReviews, product.id)
  const { data, request } = useAppSelector(selectReviews)
  const { remove, mayWrite, mayRemove } = useOwnReview(product)
  const writeButton = useRef<HTMLButtonElement>(null)
  const [isWriting, setIsWriting] = useState(false)
  const write = () => {
    setIsWriting(true)
  }

  /* The delete button disappears with the review, so the focus moves to the write button. */
  function handleRemove() {
    writeButton.current?.focus()
    void remove()
  }

  function content() {
    if (data?.productId !== product.id) {
      if (request.status !== 'failed') return <ReviewsSkeleton count={product.reviewCount} />
      return <ErrorState title={t('review.failed')} text={errorText(request.error)} onRetry={retry} />
    }
    const { reviews } = data
    const own = reviews.find(({ isOwn }) => isOwn)
    return (
      <div className={styles.reviewColumns}>
        <div className={styles.reviewSide}>
          {reviews.length > 0 && <ReviewSummary reviews={reviews} />}
          {mayWrite && (
            <Button ref={writeButton} onClick={write}>
              {t(own ? 'review.change' : 'review.write')}
            </Button>
          )}
        </div>
        <div className="stack">
          {request.status === 'failed' && <StaleAlert title={t('stale')} error={request.error} onRetry={retry} />}
          {reviews.length === 0 && <p className="text-muted">{t('review.none')}</p>}
          <ul className={styles.reviewList} aria-label={t('review.list')}>
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewItem
                  review={review}
                  actions={
                    review.isOwn && (
                      <>
                        {mayWrite && (
                          <IconButton label={t('review.change')} icon={<Pencil aria-hidden="true" />} onClick={write} />
                        )}
                        {mayRemove && (
                          <IconButton
                            label={t('review.remove')}
                            icon={<Trash2 aria-hidden="true" />}
                            onClick={handleRemove}
                          />
                        )}
                      </>
                    )
                  }
                />
              </li>
            ))}
          </ul>
        </div>
        {isWriting && (
          <Suspense>
            <ReviewDrawer
              product={product}
              review={own}
              onClose={() => {
                setIsWriting(false)
              }}
            />
          </Suspense>
        )}
      </div>
    )
  }

  return <Card title={t('review.list')}>{content()}</Card>
}
