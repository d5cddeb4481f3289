import { SelectField } from '@core/components/forms/SelectField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { useTranslation } from 'react-i18next'
import { PaymentForm } from './PaymentForm'
import { banks, bankSchema } from './paymentForms'
import type { PayWithProps } from './payWith'

/** Pays by way of one's bank. */
export function BankForm({ onPay, isPaying }: PayWithProps) {
  const { t } = useTranslation('ecommerce')
  const form = useZodForm(bankSchema)
  return (
    <PaymentForm onSubmit={form.handleSubmit(onPay)} isPaying={isPaying}>
      <SelectField
        label={t('payment.bank')}
        hint={t('payment.bankHint')}
        placeholder={t('payment.chooseBank')}
        options={banks.map((bank) => ({ value: bank, label: bank }))}
        {...form.register('bank')}
        error={form.formState.errors.bank?.message}
      />
    </PaymentForm>
  )
}
