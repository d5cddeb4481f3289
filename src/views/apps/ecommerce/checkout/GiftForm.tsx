import { withInputFormat } from '@core/components/forms/withInputFormat'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectCheckoutInput } from '@/redux/apps/ecommerce/checkoutSlice'
import { PaymentForm } from './PaymentForm'
import { giftSchema, onlyDigits, usePaymentText, writeGiftNumber, type PayWithProps } from './paymentForms'
import { useKeptInput } from './useKeptInput'

export function GiftForm({ onPay, isPaying }: PayWithProps) {
  const { t } = useTranslation('ecommerce')
  const say = usePaymentText()
  const { giftNumber = '' } = useAppSelector(selectCheckoutInput)
  const form = useZodForm(giftSchema, { defaultValues: { number: giftNumber, pin: '' } })
  const { errors, isDirty } = form.formState
  useKeptInput(isDirty, isPaying, () => ({ giftNumber: form.getValues('number') }))
  return (
    <PaymentForm onSubmit={form.handleSubmit(onPay)} isPaying={isPaying}>
      <div className="form-row">
        <TextField
          label={t('payment.giftNumber')}
          hint={t('payment.giftHint')}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          {...withInputFormat(form.register('number'), writeGiftNumber)}
          error={say(errors.number?.message)}
        />
        <TextField
          label={t('payment.pin')}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          {...withInputFormat(form.register('pin'), onlyDigits(4))}
          error={say(errors.pin?.message)}
        />
      </div>
    </PaymentForm>
  )
}
