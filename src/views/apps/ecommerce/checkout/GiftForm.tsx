import { withInputFormat } from '@core/components/forms/withInputFormat'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { useLeaveGuard } from '@core/components/overlay/useLeaveGuard'
import { useTranslation } from 'react-i18next'
import { PaymentForm } from './PaymentForm'
import { giftSchema, onlyDigits, usePaymentText, writeGiftNumber, type PayWithProps } from './paymentForms'

export function GiftForm({ onPay, isPaying }: PayWithProps) {
  const { t } = useTranslation('ecommerce')
  const say = usePaymentText()
  const form = useZodForm(giftSchema, { defaultValues: { number: '', pin: '' } })
  const { errors, isDirty } = form.formState
  useLeaveGuard(isDirty && !isPaying)
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
