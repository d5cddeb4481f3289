import { DateField } from '@core/components/forms/DateField'
import { SelectField } from '@core/components/forms/SelectField'
import { TextArea } from '@core/components/forms/TextArea'
import { TextField } from '@core/components/forms/TextField'
import { FormDrawer } from '@core/components/overlay/FormDrawer'
import { isDay } from '@core/dateText'
import { dateOf, dayTextOf, today } from '@core/zonedTime'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { paymentMethods } from '@/redux/shell/invoices/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { methodKeys } from '../shared/invoiceLabels'
import { Money } from '../shared/Money'
import { usePaymentForm } from './usePaymentForm'
import styles from '../invoice.module.scss'

interface PaymentDrawerProps {
  invoice: Invoice
  onClose: () => void
}

/** Records a payment. Mount a new instance for each invoice. */
export function PaymentDrawer({ invoice, onClose }: PaymentDrawerProps) {
  const { t } = useTranslation('invoice')
  const format = useFormat()
  const { form, submit, open } = usePaymentForm(invoice, onClose)
  const { register } = form
  const { errors } = form.formState
  const day = useController({ control: form.control, name: 'date' }).field
  const isEarly = isDay(day.value) && day.value < dayTextOf(dateOf(invoice.issuedDate))

  return (
    <FormDrawer
      title={t('payment.title', { number: `#${invoice.id}` })}
      submitLabel={t('payment.save')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={`d-flex gap-3 justify-content-between ${styles.paymentOpen}`}>
        {t('payment.open')}
        <strong>
          <Money cents={open} />
        </strong>
      </p>
      <TextField
        label={t('payment.amount', { currency: invoice.currency ?? 'USD' })}
        hint={t('payment.amountHint', { amount: format.money(open, invoice.currency) })}
        inputMode="decimal"
        autoComplete="off"
        {...register('amount')}
        error={errors.amount?.message}
      />
      <DateField
        label={t('payment.date')}
        hint={isEarly ? t('payment.beforeIssue', { date: format.date(invoice.issuedDate) }) : undefined}
        {...day}
        max={today()}
        error={errors.date?.message}
      />
      <SelectField
        label={t('payment.method')}
        options={paymentMethods.map((method) => ({
          value: method,
          label: t(`payment.methods.${methodKeys[method]}`),
        }))}
        {...register('method')}
        error={errors.method?.message}
      />
      <TextArea label={t('payment.note')} isOptional rows={3} {...register('note')} error={errors.note?.message} />
    </FormDrawer>
  )
}
