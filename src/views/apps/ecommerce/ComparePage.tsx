import { StaleAlert } from '@core/components/StaleAlert'
import { LinkButton } from '@core/components/button/LinkButton'
import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { PageHeader } from '@core/components/PageHeader'
import { Skeleton } from '@core/components/Skeleton'
import { useErrorText } from '@core/hooks/useErrorText'
import { EmptyList } from '@core/illustrations/EmptyList'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchComparison, selectComparison } from '@/redux/apps/ecommerce/comparisonSlice'
import { paths } from './paths'
import { ComparisonTable } from './compare/ComparisonTable'

function Content() {
  const { t } = useTranslation('ecommerce')
  const errorText = useErrorText()
  const retry = useRequest(fetchComparison, undefined)
  const { data, request } = useAppSelector(selectComparison)

  if (!data) {
    return (
      <Card>
        {request.status === 'failed' ? (
          <ErrorState title={t('compare.failed')} text={errorText(request.error)} onRetry={retry} />
        ) : (
          <LoadingRegion>
            <Skeleton shape="block" height="30rem" />
          </LoadingRegion>
        )}
      </Card>
    )
  }
  const { products } = data
  const toShop = (
    <LinkButton variant={products.length === 0 ? 'primary' : 'outline-secondary'} to={paths.shop.href()}>
      {t('toShop')}
    </LinkButton>
  )
  if (products.length === 0) {
    return (
      <Card>
        <EmptyState picture={<EmptyList />} title={t('compare.empty')} text={t('compare.emptyText')} action={toShop} />
      </Card>
    )
  }
  return (
    <div className="stack">
      {request.status === 'failed' && <StaleAlert title={t('stale')} error={request.error} onRetry={retry} />}
      <Card isFlush>
        <ComparisonTable products={products} />
      </Card>
      {products.length === 1 && (
        <div className="cluster">
          <p className="text-muted">{t('compare.another')}</p>
          {toShop}
        </div>
      )}
    </div>
  )
}

/** `/apps/ecommerce/compare`: up to four products. */
export function ComparePage() {
  const { t } = useTranslation('ecommerce')
  return (
    <>
      <PageHeader title={t('compare.title')} />
      <Content />
    </>
  )
}
