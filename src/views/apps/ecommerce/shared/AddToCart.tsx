import { useMay } from '@core/auth/useMay'
import { Button } from '@core/components/button/Button'
import { LinkButton } from '@core/components/button/LinkButton'
import { ShoppingCart } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product, ProductColor } from '@/redux/shell/cart/schema'
import { useCartActions } from '@/redux/shell/cart/useCartActions'
import { paths } from '../paths'
import { NotifyButton } from './NotifyButton'
import styles from '../ecommerce.module.scss'

interface AddToCartProps {
  product: Product
  qty?: number
  color?: ProductColor | undefined
}

/** Puts a product into the cart; once it is there, the way to it. Of one that is sold out one can be told when it is back. */
export function AddToCart({ product, qty = 1, color }: AddToCartProps) {
  const { t } = useTranslation('ecommerce')
  const may = useMay()
  const { add, isPending } = useCartActions()
  const box = useRef<HTMLSpanElement>(null)
  const wasPressed = useRef(false)
  const { id, name, stock, isInCart } = product

  /* The button that was pressed gives way to a link: whoever pressed it by key goes on from there. */
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
        may('create', 'Ecommerce') &&
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
