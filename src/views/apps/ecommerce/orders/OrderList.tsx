import { Picture } from '@core/components/Picture'
import { StaleAlert } from '@core/components/StaleAlert'
import { LinkButton } from '@core/components/button/LinkButton'
import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import { useErrorText } from '@core/hooks/useErrorText'
import { EmptyList } from '@core/illustrations/EmptyList'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchOrders, selectOrders } from '@/redux/apps/ecommerce/checkoutSlice'
import type { Order } from '@/redux/apps/ecommerce/schema'
import { pictureIn } from '@/redux/shell/cart/pictureIn'
import { useFormat } from '@/utility/hooks/useFormat'
import { paths } from '../paths'
import { OrderStats } from './OrderStats'
import { StatusBadge } from './StatusBadge'
import styles from '../ecommerce.module.scss'

const shownPictures = 4

function OrderRow({ order: { id, number, status, placedAt, items, totals } }: { order: Order }) {
  const { t } = useTranslation('ecommerce')
  const format = useFormat()
  return (
    <li className={styles.orderRow}>
      <div className="d-grid">
        <Link className={styles.orderNumber} to={paths.orders.href({ id })}>
          {t('order.number', { number })}
        </Link>
        <span className="text-muted text-sm">{t('order.placedOn', { date: format.date(placedAt) })}</span>
      </div>
      <span className={styles.orderPictures}>
        {items.slice(0, shownPictures).map(({ productId, image, name, color }) => (
          <Picture key={productId} src={pictureIn(image, color)} alt={name} width="40" height="40" loading="lazy" />
        ))}
      </span>
      <StatusBadge status={status} />
      <span className="fw-semibold text-end tabular">{format.money(totals.total)}</span>
    </li>
  )
}

export function OrderList() {
  const { t } = useTranslation('ecommerce')
  const errorText = useErrorText()
  const retry = useRequest(fetchOrders, undefined)
  const { data, request } = useAppSelector(selectOrders)
  const error = request.status === 'failed' ? request.error : null

  if (!data) {
    return (
      <Card>
        {error ? (
          <ErrorState title={t('order.listFailed')} text={errorText(error)} onRetry={retry} />
        ) : (
          <LoadingRegion className="stack">
            {[0, 1, 2].map((row) => (
              <Skeleton key={row} shape="block" height="3rem" />
            ))}
          </LoadingRegion>
        )}
      </Card>
    )
  }
  return (
    <div className="stack">
      {error && <StaleAlert title={t('stale')} error={error} onRetry={retry} />}
      {data.orders.length > 0 && <OrderStats orders={data.orders} />}
      <Card isFlush>
        {data.orders.length > 0 ? (
          <ul className="list-unstyled" aria-label={t('order.list')}>
            {data.orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
        ) : (
          <EmptyState
            picture={<EmptyList />}
            title={t('order.none')}
            text={t('order.noneText')}
            action={
              <LinkButton variant="primary" to={paths.shop.href()}>
                {t('toShop')}
              </LinkButton>
            }
          />
        )}
      </Card>
    </div>
  )
}
