import { Card } from '@core/components/Card'
import { DescriptionList } from '@core/components/DescriptionList'
import { Picture } from '@core/components/Picture'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Order } from '@/redux/apps/ecommerce/schema'
import { pictureIn } from '@/redux/shell/cart/pictureIn'
import { toCents } from '@/redux/shell/cart/totals'
import { useFormat } from '@/utility/hooks/useFormat'
import { AddressLines } from '../shared/AddressLines'
import { productHref } from '../shared/productHref'
import { TotalsList } from '../shared/TotalsList'
import styles from '../ecommerce.module.scss'
import { Tracking } from './Tracking'

export function OrderDetails({ order }: { order: Order }) {
  const { t } = useTranslation('ecommerce')
  const format = useFormat()
  const { items, address, paymentMethod, coupon, totals, refund } = order
  return (
    <div className={styles.orderColumns}>
      <div className="stack">
        <Card title={t('order.items', { count: items.length })}>
          <ul className="list-unstyled">
            {items.map(({ productId, name, slug, image, price, qty, returnedQty, color, discountPercentage }) => (
              <li key={productId} className={styles.cartLine}>
                <Picture src={pictureIn(image, color)} alt="" width="64" height="64" />
                <div className={styles.cartLineBody}>
                  <Link className={styles.cartLineName} to={productHref({ id: productId, slug }, color)}>
                    {name}
                  </Link>
                  <p className={styles.cartLineFacts}>
                    <span>{t('order.qty', { count: qty })}</span>
                    {color && <span>{t('cart.inColor', { color: t(`color.${color}`) })}</span>}
                    {returnedQty > 0 && <span>{t('return.sentBack', { count: returnedQty })}</span>}
                    <span>{t('cart.discount', { percent: format.rate(discountPercentage) })}</span>
                  </p>
                </div>
                <p className={`${styles.cartLinePrice} tabular`}>{format.money(toCents(price) * qty)}</p>
              </li>
            ))}
          </ul>
        </Card>
        <div className={styles.orderPair}>
          <Card title={t('totals.title')}>
            <TotalsList totals={totals} />
          </Card>
          <Card title={t('order.payment')}>
            <DescriptionList
              items={[
                { term: t('order.paidBy'), value: t(`method.${paymentMethod}`) },
                { term: t('order.coupon'), value: coupon ?? t('order.noCoupon') },
                { term: t('return.refunded'), value: format.money(refund) },
              ]}
            />
          </Card>
        </div>
      </div>
      <div className={styles.orderSide}>
        <Card title={t('order.tracking')}>
          <Tracking order={order} />
        </Card>
        <Card title={t('checkout.goesTo')}>
          <AddressLines address={address} />
        </Card>
      </div>
    </div>
  )
}
