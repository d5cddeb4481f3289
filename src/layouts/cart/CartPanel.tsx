import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { LinkButton } from '@core/components/button/LinkButton'
import { ShoppingCart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { routeAt } from '@/navigation/menu'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { fetchCart, selectCartCoupon, selectCartItems, selectCartRequest } from '@/redux/shell/cart/slice'
import { totalsOf } from '@/redux/shell/cart/totals'
import { useFormat } from '@/utility/hooks/useFormat'
import { PanelSkeleton } from '../PanelSkeleton'
import { CartRow } from './CartRow'

const checkout = '/apps/ecommerce/checkout'

export function CartPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell')
  const dispatch = useAppDispatch()
  const items = useAppSelector(selectCartItems)
  const coupon = useAppSelector(selectCartCoupon)
  const request = useAppSelector(selectCartRequest)
  const format = useFormat()
  const totals = totalsOf(items, coupon)

  if (items.length === 0 && request.status === 'pending') return <PanelSkeleton />
  if (items.length === 0 && request.status === 'failed') {
    return <ErrorState title={t('cart.unavailable')} onRetry={() => void dispatch(fetchCart())} />
  }
  return (
    <>
      <div className="panel-header">
        <h2 className="panel-title">{t('cart.title')}</h2>
      </div>
      <div className="panel-body panel-list">
        {items.length > 0 ? (
          <ul>
            {items.map((item) => (
              <CartRow key={item.id} item={item} />
            ))}
          </ul>
        ) : (
          <EmptyState
            picture={<ShoppingCart className="flip-rtl" aria-hidden="true" />}
            title={t('cart.empty')}
            text={t('cart.emptyText')}
          />
        )}
      </div>
      {items.length > 0 && (
        <div className="panel-footer">
          <dl className="cart-totals">
            <div>
              <dt>{t('cart.bag')}</dt>
              <dd className="tabular">{format.money(totals.bag)}</dd>
            </div>
            <div className="cart-total">
              <dt>
                {t('cart.total')}
                <small>{t('cart.totalHint')}</small>
              </dt>
              <dd className="tabular">{format.money(totals.total)}</dd>
            </div>
          </dl>
          {routeAt(checkout) && (
            <LinkButton variant="primary" to={checkout} onClick={onClose}>
              {t('cart.checkout')}
            </LinkButton>
          )}
        </div>
      )}
    </>
  )
}
