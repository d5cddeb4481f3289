import { Button } from '@core/components/button/Button'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectCartCoupon, selectCartItems } from '@/redux/shell/cart/slice'
import { totalsOf } from '@/redux/shell/cart/totals'
import { useFormat } from '@/utility/hooks/useFormat'

/** Orders, and says what it will cost. */
export function PayButton({ isPending }: { isPending: boolean }) {
  const { t } = useTranslation('ecommerce')
  const format = useFormat()
  const items = useAppSelector(selectCartItems)
  const coupon = useAppSelector(selectCartCoupon)
  return (
    <Button type="submit" variant="primary" icon={<Lock aria-hidden="true" />} pending={isPending}>
      {t('payment.order', { total: format.money(totalsOf(items, coupon).total) })}
    </Button>
  )
}
