import { CrumbsContext } from '@core/components/crumbsContext'
import { PageHeader } from '@core/components/PageHeader'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths'
import { OrderActions } from './OrderActions'
import { OrderContent } from './OrderContent'
import { OrderDetails } from './OrderDetails'
import { StatusBadge } from './StatusBadge'
import { useOrder } from './useOrder'

/** All about one order. */
export function OrderView({ id }: { id: string }) {
  const { t } = useTranslation('ecommerce')
  const above = use(CrumbsContext)
  const { state, retry } = useOrder(id)
  const title =
    state.status === 'ready'
      ? t('order.number', { number: state.order.number })
      : t(state.status === 'missing' ? 'order.missingTitle' : 'order.title')
  return (
    <>
      <PageHeader
        title={title}
        {...(above.length > 0 && {
          crumbs: [...above, { label: t('order.list'), to: paths.orders.href() }, { label: title }],
        })}
        aside={state.status === 'ready' && <StatusBadge status={state.order.status} />}
        actions={state.status === 'ready' && <OrderActions order={state.order} />}
      />
      <OrderContent state={state} retry={retry}>
        {(order) => <OrderDetails order={order} />}
      </OrderContent>
    </>
  )
}
