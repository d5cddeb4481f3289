import { StaleAlert } from '@core/components/StaleAlert'
import { IconButton } from '@core/components/button/IconButton'
import { LinkButton } from '@core/components/button/LinkButton'
import { ButtonWithReason } from '@core/components/button/ButtonWithReason'
import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { PageHeader } from '@core/components/PageHeader'
import { useErrorText } from '@core/hooks/useErrorText'
import { EmptyList } from '@core/illustrations/EmptyList'
import { ShoppingCart, X } from 'lucide-react'
import { useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchWishlist, selectWishlist } from '@/redux/apps/ecommerce/slice'
import type { Product } from '@/redux/shell/cart/schema'
import { paths } from './paths'
import { CardsSkeleton } from './shared/CardsSkeleton'
import { ProductCard } from './shared/ProductCard'
import { useWish } from './shared/useWish'
import styles from './ecommerce.module.scss'

function RemoveButton({ product }: { product: Product }) {
  const { t } = useTranslation('ecommerce')
  const { remove, mayWish } = useWish()
  if (!mayWish) return null
  return (
    <IconButton
      variant="outline-secondary"
      label={t('wish.remove', { product: product.name })}
      icon={<X aria-hidden="true" />}
      onClick={() => void remove(product)}
    />
  )
}

function MoveButton({ product }: { product: Product }) {
  const { t } = useTranslation('ecommerce')
  const { toCart, mayWish } = useWish()
  const [isMoving, startMove] = useTransition()
  if (!mayWish) return null
  const { name, stock } = product
  return (
    <ButtonWithReason
      variant="primary"
      icon={<ShoppingCart className="flip-rtl" aria-hidden="true" />}
      aria-label={t('wish.toCartOf', { product: name })}
      reason={stock === 0 ? t('product.soldOutReason') : undefined}
      pending={isMoving}
      onClick={() => {
        startMove(() => toCart(product))
      }}
    >
      {t('wish.toCart')}
    </ButtonWithReason>
  )
}

function Content() {
  const { t } = useTranslation('ecommerce')
  const errorText = useErrorText()
  const retry = useRequest(fetchWishlist, undefined)
  const { data, request } = useAppSelector(selectWishlist)
  // Removed products disappear before the response.
  const products = data?.products.filter(({ isInWishlist }) => isInWishlist)

  if (!products) {
    if (request.status !== 'failed') return <CardsSkeleton count={4} className={styles.productGrid} />
    return (
      <Card>
        <ErrorState title={t('wish.unavailable')} text={errorText(request.error)} onRetry={retry} />
      </Card>
    )
  }
  return (
    <div className="stack">
      {request.status === 'failed' && <StaleAlert title={t('stale')} error={request.error} onRetry={retry} />}
      {products.length > 0 ? (
        <ul className={styles.productGrid} aria-label={t('wish.title')}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                tools={<RemoveButton product={product} />}
                action={<MoveButton product={product} />}
              />
            </li>
          ))}
        </ul>
      ) : (
        <Card>
          <EmptyState
            picture={<EmptyList />}
            title={t('wish.empty')}
            text={t('wish.emptyText')}
            action={
              <LinkButton variant="primary" to={paths.shop.href()}>
                {t('toShop')}
              </LinkButton>
            }
          />
        </Card>
      )}
    </div>
  )
}

/** `/apps/ecommerce/wishlist` */
export function WishlistPage() {
  const { t } = useTranslation('ecommerce')
  return (
    <>
      <PageHeader title={t('wish.title')} />
      <Content />
    </>
  )
}
