import { useZodForm } from '@core/components/forms/useZodForm'
import { daySchema } from '@core/dateText'
import { today } from '@core/zonedTime'
import { z } from '@core/schema'
import { validationMessage } from '@core/validation/validationMessage'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { addPayment } from '@/redux/apps/invoice/slice'
import { paymentMethods, paymentSchema } from '@/redux/shell/invoices/schema'
import { stepOf } from '@/utility/money'
import { useFormat } from '@/utility/hooks/useFormat'
import { isTooFine, readHundredths, writeHundredths } from '../form/decimalText'
import { balanceOf } from '../shared/invoiceState'

/**
 * Validates a payment; converts the typed amount to cents.
 * @param open balance, in cents
 * @param step smallest amount of the currency, in cents
 * @param texts error messages
 */
function paymentFormSchema(
  open: number,
  step: number,
  language: string,
  texts: Record<'tooMuch' | 'tooFine' | 'noNumber' | 'future', string>,
) {
  return z.object({
    amount: z.pipe(
      z.pipe(
        z.string().check(
          z.trim(),
          z.minLength(1),
          z.refine((text) => !isTooFine(text, language), { error: texts.tooFine, abort: true }),
        ),
        z.transform((text) => readHundredths(text, language)),
      ),
      z
        .number({ error: texts.noNumber })
        .check(
          z.gte(1, { error: validationMessage('min', { min: 0.01 }) }),
          z.multipleOf(step, { error: validationMessage('integer') }),
          z.lte(open, { error: texts.tooMuch }),
        ),
    ),
    date: daySchema.check(z.refine((day) => day <= today(), { error: texts.future })),
    method: z.enum(paymentMethods),
    note: paymentSchema.shape.note,
  })
}

export function usePaymentForm(invoice: Invoice, onSaved: () => void) {
  const { t, i18n } = useTranslation('invoice')
  const format = useFormat()
  const open = balanceOf(invoice)
  const { language } = i18n
  const { currency } = invoice
  const schema = useMemo(
    () =>
      paymentFormSchema(open, stepOf(currency), language, {
        tooMuch: t('payment.tooMuch', { amount: format.money(open, currency) }),
        tooFine: t('form.error.tooFine'),
        future: t('payment.future'),
        noNumber: t('form.error.amount', { example: writeHundredths(1234_50, language, 2) }),
      }),
    [open, currency, language, t, format],
  )
  const form = useZodForm(schema, {
    defaultValues: {
      amount: writeHundredths(open, language, stepOf(currency) === 1 ? 2 : 0),
      date: today(),
      method: 'Bank Transfer' as const,
      note: '',
    },
  })

  const submit = useFormWrite(form, async (payment, write) => {
    const done = t('payment.saved', { amount: format.money(payment.amount, currency), number: `#${invoice.id}` })
    if (await write(addPayment, { ...payment, id: invoice.id }, { success: done })) onSaved()
  })

  return { form, submit, open }
}
