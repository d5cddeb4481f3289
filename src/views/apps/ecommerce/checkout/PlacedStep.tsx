import { Card } from '@core/components/Card'
import { LinkButton } from '@core/components/button/LinkButton'
import { PageHeader } from '@core/components/PageHeader'
import { CircleCheckBig } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { paths } from '../paths'
import { OrderContent } from '../orders/OrderContent'
import { OrderDetails } from '../orders/OrderDetails'
import { useOrder } from '../orders/useOrder'
import styles from '../ecommerce.module.scss'

export function PlacedStep({ id }: { id: number | null }) {
  const { t } = useTranslation('ecommerce')
  const format = useFormat()
  const { state, retry } = useOrder(id)
  return (
    <>
      <PageHeader
        title={t(state.status === 'missing' ? 'order.missingTitle' : 'placed.title')}
        actions={
          <LinkButton variant="primary" to={paths.shop.href()}>
            {t('placed.toShop')}
          </LinkButton>
        }
      />
      <OrderContent state={state} retry={retry}>
        {(order) => (
          <>
            <Card className={styles.placed}>
              <CircleCheckBig aria-hidden="true" />
              <div>
                <p className={styles.placedNumber}>{t('placed.number', { number: order.number })}</p>
                <p>{t('placed.text', { name: order.address.fullName, date: format.date(order.arrivesAt) })}</p>
              </div>
              <LinkButton to={paths.orders.href({ id: order.id })}>{t('placed.toOrder')}</LinkButton>
            </Card>
            <OrderDetails order={order} />
          </>
        )}
      </OrderContent>
    </>
  )
}
