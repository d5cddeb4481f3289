import { PageHeader } from '@core/components/PageHeader'
import { CrumbsContext } from '@core/components/pageContext'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdParam } from '@/utility/hooks/useIdParam'
import { OrderActions } from './orders/OrderActions'
import { OrderContent } from './orders/OrderContent'
import { OrderDetails } from './orders/OrderDetails'
import { OrderList } from './orders/OrderList'
import { StatusBadge } from './orders/StatusBadge'
import { useOrder } from './orders/useOrder'
import { paths } from './paths'

function OrderView({ id }: { id: number | null }) {
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

/** `/apps/ecommerce/orders/:id?`: the list of orders, or an order. */
export function OrdersPage() {
  const { t } = useTranslation('ecommerce')
  const id = useIdParam()
  if (id !== undefined) return <OrderView key={id} id={id} />
  return (
    <>
      <PageHeader title={t('order.list')} />
      <OrderList />
    </>
  )
}
