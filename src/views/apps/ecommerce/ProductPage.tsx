import { Card } from '@core/components/Card'
import { ErrorState } from '@core/components/ErrorState'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { PageHeader } from '@core/components/PageHeader'
import { Skeleton } from '@core/components/Skeleton'
import { StaleAlert } from '@core/components/StaleAlert'
import { useErrorText } from '@core/hooks/useErrorText'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { MissingCard } from '@/views/shared/MissingCard'
import { ComparisonBar } from './compare/ComparisonBar'
import styles from './ecommerce.module.scss'
import { paths } from './paths'
import { ProductMain } from './product/ProductMain'
import { ProductRows } from './product/ProductRows'
import type { ProductState } from './product/useProduct'
import { useProduct } from './product/useProduct'
import { Reviews } from './reviews/Reviews'
import { productHref } from './shared/productHref'

function ProductSkeleton() {
  return (
    <div className="stack">
      <Card>
        <LoadingRegion className={`${styles.productColumns} is-tall`}>
          <div className={styles.gallery}>
            <div className={styles.galleryStage}>
              <Skeleton shape="block" height="100%" />
            </div>
          </div>
          <div className={styles.buyBox}>
            <Skeleton width="8rem" />
            <Skeleton width="12rem" height="1.5rem" />
            <Skeleton width="6rem" />
            <Skeleton />
            <Skeleton width="80%" />
            <Skeleton shape="block" width="14rem" height="var(--ld-control)" />
          </div>
        </LoadingRegion>
      </Card>
      <Card>
        <Skeleton shape="block" height="24rem" />
      </Card>
    </div>
  )
}

function Content({ state, onRetry }: { state: ProductState; onRetry: () => void }) {
  const { t } = useTranslation('ecommerce')
  const errorText = useErrorText()
  const { search } = useLocation()
  switch (state.status) {
    case 'ready':
      return (
        <div className="stack" key={state.product.id}>
          {state.failure && <StaleAlert title={t('stale')} error={state.failure} onRetry={onRetry} />}
          <ProductMain product={state.product} />
          <Reviews product={state.product} />
          <ProductRows product={state.product} />
        </div>
      )
    case 'missing':
      return (
        <MissingCard
          title={t('product.missing')}
          text={t('product.missingText')}
          to={paths.shop.href()}
          linkText={t('toShop')}
        />
      )
    case 'failed':
      return (
        <Card>
          <ErrorState title={t('product.failed')} text={errorText(state.error)} onRetry={onRetry} />
        </Card>
      )
    case 'loading':
      return <ProductSkeleton />
    case 'redirect':
      return <Navigate to={productHref(state.product) + search} replace />
  }
}

/** `/apps/ecommerce/product-detail/:slug?` */
export function ProductPage() {
  const { t } = useTranslation('ecommerce')
  const { state, retry } = useProduct()
  const title =
    state.status === 'ready' || state.status === 'redirect'
      ? state.product.name
      : t(state.status === 'missing' ? 'product.missingTitle' : 'product.title')
  return (
    <>
      <PageHeader title={title} />
      <Content state={state} onRetry={retry} />
      <ComparisonBar />
    </>
  )
}
