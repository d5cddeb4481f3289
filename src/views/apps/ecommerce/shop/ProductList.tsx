import { StaleAlert } from '@core/components/StaleAlert'
import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { useErrorText } from '@core/hooks/useErrorText'
import { EmptySearch } from '@core/illustrations/EmptySearch'
import { useTranslation } from 'react-i18next'
import { CompareButton } from '../compare/CompareButtons'
import { AddToCart } from '../shared/AddToCart'
import { CardsSkeleton } from '../shared/CardsSkeleton'
import { ProductCard } from '../shared/ProductCard'
import { WishButton } from '../shared/WishButton'
import type { ShopList } from './useShopList'
import { noFilters } from './useShopList'
import styles from '../ecommerce.module.scss'

export function ProductList({ list }: { list: ShopList }) {
  const { t } = useTranslation('ecommerce')
  const errorText = useErrorText()
  const { params, change, products, request, retry } = list
  const isList = params.view === 'list'
  const className = isList ? styles.productList : styles.productGrid
  const isSettled = request.status === 'succeeded' || request.status === 'failed'

  if (products.length === 0 && !isSettled) return <CardsSkeleton count={params.perPage} className={className} />
  if (products.length === 0) {
    return (
      <Card>
        {request.status === 'failed' ? (
          <ErrorState title={t('shop.failed')} text={errorText(request.error)} onRetry={retry} />
        ) : (
          <EmptyState
            picture={<EmptySearch />}
            title={t('shop.noMatch')}
            text={t('shop.noMatchText')}
            action={
              <Button
                onClick={() => {
                  change({ q: '', ...noFilters })
                }}
              >
                {t('shop.clearAll')}
              </Button>
            }
          />
        )}
      </Card>
    )
  }
  return (
    <>
      {request.status === 'failed' && <StaleAlert title={t('stale')} error={request.error} onRetry={retry} />}
      <ul className={className} aria-label={t('shop.title')} aria-busy={!isSettled}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              isWide={isList}
              tools={
                <>
                  <WishButton product={product} />
                  <CompareButton product={product} />
                </>
              }
              action={<AddToCart product={product} />}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
