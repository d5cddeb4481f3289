import { Card } from '@core/components/Card'
import { DescriptionList } from '@core/components/DescriptionList'
import { Picture } from '@core/components/Picture'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { returnableUntil } from '@/redux/apps/ecommerce/rules'
import type { Order } from '@/redux/apps/ecommerce/schema'
import { pictureIn } from '@/redux/shell/cart/pictureIn'
import { toCents } from '@/redux/shell/cart/totals'
import { useFormat } from '@/utility/hooks/useFormat'
import { useNow } from '@/utility/hooks/useNow'
import { AddressLines } from '../shared/AddressLines'
import { productHref } from '../shared/productHref'
import { TotalsList } from '../shared/TotalsList'
import styles from '../ecommerce.module.scss'

export function OrderDetails({ order }: { order: Order }) {
  const { t } = useTranslation('ecommerce')
  const format = useFormat()
  const { items, address, paymentMethod, coupon, totals, refund, placedAt, arrivesAt, status } = order
  const until = returnableUntil(order, useNow())
  return (
    <div className={styles.checkoutColumns}>
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
      <div className="stack">
        <Card title={t('order.facts')}>
          <DescriptionList
            items={[
              { term: t('order.placedAt'), value: format.dateTime(placedAt) },
              {
                term: t(status === 'delivered' || status === 'returned' ? 'order.arrivedAt' : 'order.arrivesAt'),
                value: status === 'cancelled' ? '–' : format.date(arrivesAt),
              },
              ...(until ? [{ term: t('return.until'), value: format.date(until) }] : []),
              { term: t('order.paidBy'), value: t(`method.${paymentMethod}`) },
              ...(coupon === null ? [] : [{ term: t('order.coupon'), value: coupon }]),
              ...(refund === 0 ? [] : [{ term: t('return.refunded'), value: format.money(refund) }]),
            ]}
          />
        </Card>
        <Card title={t('checkout.goesTo')}>
          <AddressLines address={address} />
        </Card>
        <Card title={t('totals.title')}>
          <TotalsList totals={totals} />
        </Card>
      </div>
    </div>
  )
}
