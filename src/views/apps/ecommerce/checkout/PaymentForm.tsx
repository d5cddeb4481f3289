import { Button } from '@core/components/button/Button'
import { useHold } from '@core/components/forms/useHold'
import { Lock } from 'lucide-react'
import type { ReactNode, SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectCartCoupon, selectCartItems } from '@/redux/shell/cart/slice'
import { totalsOf } from '@/redux/shell/cart/totals'
import { useFormat } from '@/utility/hooks/useFormat'

interface PaymentFormProps {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
  isPaying: boolean
  children: ReactNode
}

export function PaymentForm({ onSubmit, isPaying, children }: PaymentFormProps) {
  const { t } = useTranslation('ecommerce')
  const format = useFormat()
  const held = useHold(isPaying)
  const items = useAppSelector(selectCartItems)
  const coupon = useAppSelector(selectCartCoupon)
  return (
    <form ref={held} className="form-stack" noValidate onSubmit={(event) => void onSubmit(event)}>
      {children}
      <div>
        <Button type="submit" variant="primary" icon={<Lock aria-hidden="true" />} pending={isPaying}>
          {t('payment.order', { total: format.money(totalsOf(items, coupon).total) })}
        </Button>
      </div>
    </form>
  )
}
