import { useTranslation } from 'react-i18next'
import { paymentErrors } from './paymentForms'

/** Says what is wrong with a payment's field; what every form can say is left to the field. */
export function usePaymentText(): (message: string | undefined) => string | undefined {
  const { t } = useTranslation('ecommerce')
  return (message) => {
    const own = paymentErrors.find((key) => key === message)
    return own ? t(`payment.${own}`) : message
  }
}
