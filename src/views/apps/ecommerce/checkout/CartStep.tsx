import { LinkButton } from '@core/components/button/LinkButton'
import { ButtonWithReason } from '@core/components/button/ButtonWithReason'
import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import { useCan } from '@core/auth/useCan'
import { EmptyList } from '@core/illustrations/EmptyList'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectCartItems } from '@/redux/shell/cart/slice'
import { paths } from '../paths'
import { CartLine } from './CartLine'
import { PriceDetails } from './PriceDetails'
import { stepHref } from './steps'
import styles from '../ecommerce.module.scss'

function Onward({ isShort }: { isShort: boolean }) {
  const { t } = useTranslation('ecommerce')
  const can = useCan()
  if (!can('create', 'Ecommerce')) return null
  if (isShort) {
    return (
      <ButtonWithReason variant="primary" reason={t('checkout.tooManyReason')}>
        {t('checkout.toAddress')}
      </ButtonWithReason>
    )
  }
  return (
    <LinkButton variant="primary" to={stepHref('address')}>
      {t('checkout.toAddress')}
    </LinkButton>
  )
}

export function CartStep() {
  const { t } = useTranslation('ecommerce')
  const items = useAppSelector(selectCartItems)
  if (items.length === 0) {
    return (
      <Card>
        <EmptyState
          picture={<EmptyList />}
          title={t('cart.empty')}
          text={t('cart.emptyText')}
          action={
            <>
              <LinkButton variant="primary" to={paths.shop.href()}>
                {t('toShop')}
              </LinkButton>
              <LinkButton to={paths.wishlist.href()}>{t('cart.toWishes')}</LinkButton>
            </>
          }
        />
      </Card>
    )
  }
  return (
    <div className={styles.checkoutColumns}>
      <Card title={t('checkout.bag', { count: items.length })}>
        <ul className="list-unstyled">
          {items.map((item) => (
            <CartLine key={item.id} item={item} />
          ))}
        </ul>
      </Card>
      <PriceDetails>
        <Onward isShort={items.some(({ qty, stock }) => qty > stock)} />
      </PriceDetails>
    </div>
  )
}
