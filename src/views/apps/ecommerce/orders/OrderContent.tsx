import { Card } from '@core/components/Card'
import { ErrorState } from '@core/components/ErrorState'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Skeleton } from '@core/components/Skeleton'
import { StaleAlert } from '@core/components/StaleAlert'
import { useErrorText } from '@core/hooks/useErrorText'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/redux/apps/ecommerce/schema'
import { paths } from '../paths'
import type { useOrder } from './useOrder'
import styles from '../ecommerce.module.scss'
import { MissingCard } from '@/views/shared/MissingCard'

interface OrderContentProps extends ReturnType<typeof useOrder> {
  children: (order: Order) => ReactNode
}

function OrderSkeleton() {
  return (
    <LoadingRegion className={styles.orderColumns}>
      <div className="stack">
        <Card>
          <Skeleton shape="block" height="14rem" />
        </Card>
        <Card>
          <Skeleton shape="block" height="13rem" />
        </Card>
      </div>
      <div className={styles.orderSide}>
        <Card>
          <Skeleton shape="block" height="9rem" />
        </Card>
        <Card>
          <Skeleton shape="block" height="12rem" />
        </Card>
      </div>
    </LoadingRegion>
  )
}

export function OrderContent({ state, retry, children }: OrderContentProps) {
  const { t } = useTranslation('ecommerce')
  const errorText = useErrorText()
  switch (state.status) {
    case 'loading':
      return <OrderSkeleton />
    case 'missing':
      return (
        <MissingCard
          title={t('order.missing')}
          text={t('order.missingText')}
          to={paths.orders.href()}
          linkText={t('order.toList')}
        />
      )
    case 'failed':
      return (
        <Card>
          <ErrorState title={t('order.failed')} text={errorText(state.error)} onRetry={retry} />
        </Card>
      )
    case 'ready':
      return (
        <div className="stack">
          {state.failure && <StaleAlert title={t('stale')} error={state.failure} onRetry={retry} />}
          {children(state.order)}
        </div>
      )
  }
}
