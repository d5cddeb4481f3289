import { Card } from '@core/components/Card'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectCartCoupon, selectCartItems } from '@/redux/shell/cart/slice'
import { totalsOf } from '@/redux/shell/cart/totals'
import { TotalsList } from '../shared/TotalsList'
import { CouponForm } from './CouponForm'
import styles from '../ecommerce.module.scss'

export function PriceDetails({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('ecommerce')
  const items = useAppSelector(selectCartItems)
  const coupon = useAppSelector(selectCartCoupon)
  const totals = totalsOf(items, coupon)
  return (
    <Card className={styles.priceDetails} title={t('totals.title')} footer={children}>
      <CouponForm goods={totals.bag - totals.discount} />
      <TotalsList totals={totals} />
    </Card>
  )
}
