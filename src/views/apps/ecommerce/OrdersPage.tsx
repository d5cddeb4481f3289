import { PageHeader } from '@core/components/PageHeader'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { OrderList } from './orders/OrderList'
import { OrderView } from './orders/OrderView'

/** `/apps/ecommerce/orders/:id?`: what was ordered, all of it or one order. */
export function Component() {
  const { t } = useTranslation('ecommerce')
  const { id } = useParams()
  if (id !== undefined) return <OrderView key={id} id={id} />
  return (
    <>
      <PageHeader title={t('order.list')} />
      <OrderList />
    </>
  )
}
