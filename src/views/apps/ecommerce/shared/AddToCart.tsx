import { useCan } from '@core/auth/useCan'
import { Button } from '@core/components/button/Button'
import { LinkButton } from '@core/components/button/LinkButton'
import { Bell, BellRing, ShoppingCart } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { useWrite } from '@/redux/app/useWrite'
import {
  addStockAlert,
  fetchStockAlerts,
  removeStockAlert,
  selectAwaited,
} from '@/redux/apps/ecommerce/stockAlertSlice'
import type { Product, ProductColor } from '@/redux/shell/cart/schema'
import { useCartActions } from '@/redux/shell/cart/useCartActions'
import styles from '../ecommerce.module.scss'
import { paths } from '../paths'

/** Toggles the stock alert of a sold-out product. */
function NotifyButton({ product: { id, name } }: { product: Product }) {
  const { t } = useTranslation('ecommerce')
  const { write } = useWrite()
  useRequest(fetchStockAlerts, undefined)
  const isAwaited = useAppSelector((state) => selectAwaited(state, id))

  async function toggle() {
    if (isAwaited) await write(removeStockAlert, id, { success: t('notify.removed', { product: name }) })
    else await write(addStockAlert, id, { success: t('notify.added', { product: name }) })
  }

  return (
    <Button
      icon={isAwaited ? <BellRing aria-hidden="true" /> : <Bell aria-hidden="true" />}
      aria-pressed={isAwaited}
      aria-label={t('notify.of', { product: name })}
      onClick={() => void toggle()}
    >
      {t('notify.button')}
    </Button>
  )
}

interface AddToCartProps {
  product: Product
  qty?: number
  color?: ProductColor | undefined
}

/** Adds a product to the cart; then links to the cart. Sold-out products get a stock alert. */
export function AddToCart({ product, qty = 1, color }: AddToCartProps) {
  const { t } = useTranslation('ecommerce')
  const can = useCan()
  const { add, isPending } = useCartActions()
  const box = useRef<HTMLSpanElement>(null)
  const wasPressed = useRef(false)
  const { id, name, stock, isInCart } = product

  /* A link replaces the pressed button: move the keyboard focus to it. */
  useEffect(() => {
    if (!isInCart || !wasPressed.current) return
    wasPressed.current = false
    if (document.activeElement === document.body) box.current?.querySelector('a')?.focus()
  }, [isInCart])

  async function handleClick() {
    wasPressed.current = true
    if (!(await add({ productId: id, qty, ...(color && { color }) }))) wasPressed.current = false
  }

  return (
    <span ref={box} className={styles.addToCart}>
      {isInCart ? (
        <LinkButton
          to={paths.checkout.href()}
          icon={<ShoppingCart className="flip-rtl" aria-hidden="true" />}
          aria-label={t('product.viewInCartOf', { product: name })}
        >
          {t('product.viewInCart')}
        </LinkButton>
      ) : (
        can('create', 'Ecommerce') &&
        (stock === 0 ? (
          <NotifyButton product={product} />
        ) : (
          <Button
            variant="primary"
            icon={<ShoppingCart className="flip-rtl" aria-hidden="true" />}
            aria-label={t('product.addToCartOf', { product: name })}
            pending={isPending}
            onClick={() => void handleClick()}
          >
            {t('product.addToCart')}
          </Button>
        ))
      )}
    </span>
  )
}
