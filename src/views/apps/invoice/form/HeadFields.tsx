import { DateField } from '@core/components/forms/DateField'
import { SelectField } from '@core/components/forms/SelectField'
import { TextField } from '@core/components/forms/TextField'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { currenciesInOrder } from '@/views/shared/preferredCurrency'
import { services } from '@/redux/shell/invoices/schema'
import type { InvoiceFormReturn } from './useInvoiceForm'
import { fieldId, useFieldError } from './field'
import styles from './invoice-form.module.scss'

interface HeadFieldsProps {
  form: InvoiceFormReturn
  number: number | null
  /** The number is still provisional: the backend assigns it on save. */
  isNew: boolean
  /** Invoices with payments keep their currency. */
  isPaidOn: boolean
}

export function HeadFields({ form, number, isNew, isPaidOn }: HeadFieldsProps) {
  const { t, i18n } = useTranslation('invoice')
  const errorOf = useFieldError()
  const { control, register, formState, getValues } = form
  const names = new Intl.DisplayNames(i18n.language, { type: 'currency' })
  const { errors } = formState
  const issued = useController({ control, name: 'issuedDate', rules: { deps: ['dueDate'] } }).field
  const due = useController({ control, name: 'dueDate' }).field

  return (
    <div className={styles.headFields}>
      <TextField
        label={t('field.id')}
        hint={isNew ? t('form.numberHint') : undefined}
        readOnly
        value={number === null ? '' : `#${number}`}
      />
      <DateField
        label={t('field.issuedDate')}
        id={fieldId('issuedDate')}
        {...issued}
        error={errors.issuedDate?.message}
      />
      <DateField
        label={t('field.dueDate')}
        id={fieldId('dueDate')}
        {...due}
        min={issued.value}
        error={errorOf(errors.dueDate?.message)}
      />
      <SelectField
        label={t('field.service')}
        id={fieldId('service')}
        options={services.map((service) => ({ value: service, label: t(`service.${service}`) }))}
        {...register('service')}
        error={errors.service?.message}
      />
      <SelectField
        label={t('field.currency')}
        id={fieldId('currency')}
        hint={isPaidOn ? t('form.currencyHint') : undefined}
        options={(isPaidOn ? [getValues('currency')] : currenciesInOrder()).map((currency) => ({
          value: currency,
          label: `${currency} – ${names.of(currency) ?? currency}`,
        }))}
        {...register('currency')}
        error={errors.currency?.message}
      />
      <TextField
        label={t('field.salesperson')}
        isOptional
        autoComplete="off"
        id={fieldId('salesperson')}
        {...register('salesperson')}
        error={errors.salesperson?.message}
      />
    </div>
  )
}
