import { useTranslation } from 'react-i18next'
import { PaymentForm } from './PaymentForm'
import type { PayWithProps } from './payWith'

/** Pays whoever brings the parcel. */
export function CashForm({ onPay, isPaying }: PayWithProps) {
  const { t } = useTranslation('ecommerce')
  return (
    <PaymentForm
      onSubmit={async (event) => {
        event.preventDefault()
        if (!isPaying) await onPay()
      }}
      isPaying={isPaying}
    >
      <p>{t('payment.cashText')}</p>
    </PaymentForm>
  )
}
