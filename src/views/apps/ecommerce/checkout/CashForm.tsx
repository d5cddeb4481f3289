import { useTranslation } from 'react-i18next'
import { PayButton } from './PayButton'
import type { PayWithProps } from './payWith'

/** Pays whoever brings the parcel. */
export function CashForm({ onPay, isPaying }: PayWithProps) {
  const { t } = useTranslation('ecommerce')
  return (
    <form
      className="form-stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPaying) void onPay()
      }}
    >
      <p>{t('payment.cashText')}</p>
      <div>
        <PayButton isPending={isPaying} />
      </div>
    </form>
  )
}
