import { Popover } from '@core/components/overlay/Popover'
import { ShoppingCart } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchCart, selectCartCount } from '@/redux/shell/cart/slice'
import { IconCount } from '../IconCount'
import { lazyPart } from '@core/lazy/lazyPart'
import { PanelSkeleton } from '../PanelSkeleton'

const CartPanel = lazyPart<{ onClose: () => void }>(() => import('./CartPanel').then((module) => module.CartPanel))

export function Cart() {
  const { t } = useTranslation('shell')
  const count = useAppSelector(selectCartCount)
  useRequest(fetchCart, undefined)
  return (
    <span role="presentation" className="contents" onPointerEnter={CartPanel.warm} onFocus={CartPanel.warm}>
      <Popover
        label={count > 0 ? t('cart.count', { count }) : t('cart.title')}
        icon={<IconCount icon={<ShoppingCart className="flip-rtl" aria-hidden="true" />} count={count} />}
      >
        {(close) => (
          <Suspense fallback={<PanelSkeleton />}>
            <CartPanel onClose={close} />
          </Suspense>
        )}
      </Popover>
    </span>
  )
}
