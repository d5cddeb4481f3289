import { PageHeader } from '@core/components/PageHeader'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { OrderList } from './orders/OrderList'
import { OrderView } from './orders/OrderView'
import './ecommerce.scss'

/** `/apps/ecommerce/orders/:id?`: what was ordered, all of it or one order. */
export function Component() {
  const { t } = useTranslation('ecommerce')
  const { id } = useParams()
  return (
    <div className="app-ecommerce">
      {id === undefined ? (
        <>
          <PageHeader title={t('order.list')} />
          <OrderList />
        </>
      ) : (
        <OrderView key={id} id={id} />
      )}
    </div>
  )
}
