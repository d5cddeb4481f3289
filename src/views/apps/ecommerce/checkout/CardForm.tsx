import { withInputFormat } from '@core/components/forms/withInputFormat'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectCheckoutInput } from '@/redux/apps/ecommerce/checkoutSlice'
import { CardMark } from '@/views/shared/CardMark'
import { codeLengthOf, writeCardNumber, writeExpiry } from '@/utility/card'
import { useNow } from '@/utility/hooks/useNow'
import { PaymentForm } from './PaymentForm'
import { cardSchema, onlyDigits, usePaymentText, type PayWithProps } from './paymentForms'
import { useKeptInput } from './useKeptInput'
import styles from '../ecommerce.module.scss'

const cardBrands = ['visa', 'mastercard', 'amex'] as const

export function CardForm({ onPay, isPaying }: PayWithProps) {
  const { t } = useTranslation('ecommerce')
  const say = usePaymentText()
  const now = useNow()
  const schema = useMemo(() => cardSchema(now), [now])
  const { card } = useAppSelector(selectCheckoutInput)
  const form = useZodForm(schema, { defaultValues: { number: '', holder: '', expires: '', ...card, code: '' } })
  const { errors, isDirty } = form.formState
  const codeLength = codeLengthOf(form.watch('number'))
  useKeptInput(isDirty, isPaying, () => {
    const { code: _, ...kept } = form.getValues()
    return { card: kept }
  })

  return (
    <PaymentForm onSubmit={form.handleSubmit(onPay)} isPaying={isPaying}>
      <TextField
        label={t('payment.number')}
        hint={
          <span className={styles.cardBrands}>
            {cardBrands.map((brand) => (
              <CardMark key={brand} brand={brand} />
            ))}
            <span>{t('payment.numberHint')}</span>
          </span>
        }
        inputMode="numeric"
        autoComplete="cc-number"
        dir="ltr"
        {...withInputFormat(form.register('number'), writeCardNumber)}
        error={say(errors.number?.message)}
      />
      <TextField
        label={t('payment.holder')}
        autoComplete="cc-name"
        {...form.register('holder')}
        error={errors.holder?.message}
      />
      <div className="form-row">
        <TextField
          label={t('payment.expires')}
          hint={t('payment.expiresHint')}
          inputMode="numeric"
          autoComplete="cc-exp"
          dir="ltr"
          {...withInputFormat(form.register('expires'), writeExpiry)}
          error={say(errors.expires?.message)}
        />
        <TextField
          label={t('payment.code')}
          hint={t('payment.codeHint', { count: codeLength })}
          inputMode="numeric"
          autoComplete="cc-csc"
          dir="ltr"
          {...withInputFormat(form.register('code'), onlyDigits(codeLength))}
          error={say(errors.code?.message)}
        />
      </div>
    </PaymentForm>
  )
}
