import { MenuButton } from '@core/components/overlay/MenuButton'
import { Picture } from '@core/components/Picture'
import { MoreVertical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Order } from '@/redux/apps/ecommerce/schema'
import { pictureIn } from '@/redux/shell/cart/pictureIn'
import { useFormat } from '@/utility/hooks/useFormat'
import { paths } from '../paths'
import styles from '../ecommerce.module.scss'
import { StatusBadge } from './StatusBadge'
import { useOrderActions } from './useOrderActions'

const shownPictures = 4

export function OrderRow({ order }: { order: Order }) {
  const { t } = useTranslation('ecommerce')
  const format = useFormat()
  const { actions, dialog } = useOrderActions(order)
  const { id, number, status, placedAt, arrivesAt, history, items, totals, paymentMethod } = order
  const more = items.length - shownPictures
  return (
    <li className={styles.orderRow}>
      <div className={styles.orderHead}>
        <Link className={styles.orderNumber} to={paths.orders.href({ id })}>
          {t('order.number', { number })}
        </Link>
        <span className={styles.orderNote}>{format.date(placedAt)}</span>
      </div>
      <div className={styles.orderItems}>
        {items.slice(0, shownPictures).map(({ productId, image, color }) => (
          <Picture key={productId} src={pictureIn(image, color)} alt="" width="40" height="40" loading="lazy" />
        ))}
        {more > 0 && <span className={styles.orderMore}>{t('order.more', { count: more })}</span>}
        <span className={styles.orderNames}>
          {items.map(({ productId, name }) => (
            <span key={productId}>
              <bdi>{name}</bdi>
            </span>
          ))}
        </span>
      </div>
      <div className={styles.orderState}>
        <StatusBadge status={status} />
        <span className={styles.orderNote}>
          {status === 'placed' || status === 'shipped'
            ? t('cart.arrives', { date: format.date(arrivesAt) })
            : format.date(history.at(-1)?.at ?? placedAt)}
        </span>
      </div>
      <div className={styles.orderTotal}>
        <span className="fw-semibold tabular">{format.money(totals.total)}</span>
        <span className={styles.orderNote}>{t(`method.${paymentMethod}`)}</span>
      </div>
      <div className={styles.orderMenu}>
        {actions.length > 0 && (
          <MenuButton
            label={t('order.actions', { number })}
            icon={<MoreVertical aria-hidden="true" />}
            align="end"
            items={actions.map((action) => ({ ...action, isDanger: action.key === 'cancel' }))}
          />
        )}
      </div>
      {dialog}
    </li>
  )
}
