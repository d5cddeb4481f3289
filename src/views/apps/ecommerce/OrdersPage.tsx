import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { PageHeader } from '@core/components/PageHeader'
import { CrumbsContext } from '@core/components/pageContext'
import { Printer } from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/redux/apps/ecommerce/schema'
import { useIdParam } from '@/utility/hooks/useIdParam'
import { OrderContent } from './orders/OrderContent'
import { OrderDetails } from './orders/OrderDetails'
import { OrderList } from './orders/OrderList'
import { StatusBadge } from './orders/StatusBadge'
import { useOrder } from './orders/useOrder'
import { useOrderActions } from './orders/useOrderActions'
import { paths } from './paths'
import styles from './ecommerce.module.scss'

function OrderActions({ order }: { order: Order }) {
  const { t } = useTranslation('ecommerce')
  const { actions, isPending, dialog } = useOrderActions(order)
  return (
    <>
      <IconButton
        variant="outline-secondary"
        label={t('order.print')}
        icon={<Printer aria-hidden="true" />}
        onClick={() => window.print()}
      />
      {actions.map(({ key, label, icon, onSelect }) => (
        <Button
          key={key}
          className={styles.orderAction}
          variant={key === 'again' ? 'primary' : 'outline-secondary'}
          icon={icon}
          pending={key === 'again' && isPending}
          onClick={onSelect}
        >
          {label}
        </Button>
      ))}
      {dialog}
    </>
  )
}

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
