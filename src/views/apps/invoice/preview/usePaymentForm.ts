import { applyServerErrors } from '@core/validation/applyServerErrors'
import { useZodForm } from '@core/components/forms/useZodForm'
import { dayTextOf } from '@core/dateText'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { addPayment } from '@/redux/apps/invoice/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { writeHundredths } from '../form/decimalText'
import { balanceOf } from '../shared/amounts'
import { paymentFormSchema } from './paymentForm'

/**
 * The form of a payment. It offers to settle all that is open.
 * @param onSaved what to do once the backend has it
 */
export function usePaymentForm(invoice: Invoice, onSaved: () => void) {
  const { t, i18n } = useTranslation('invoice')
  const { write } = useWrite()
  const format = useFormat()
  const open = balanceOf(invoice)
  const { language } = i18n
  const schema = useMemo(
    () => paymentFormSchema(open, language, t('payment.tooMuch', { amount: format.money(open) })),
    [open, language, t, format],
  )
  const form = useZodForm(schema, {
    defaultValues: {
      amount: writeHundredths(open, language, 2),
      date: dayTextOf(new Date()),
      method: 'Bank Transfer' as const,
      note: '',
    },
  })

  const submit = form.handleSubmit(async (payment) => {
    const saved = await write(
      addPayment,
      { ...payment, id: invoice.id },
      {
        done: t('payment.saved', { amount: format.money(payment.amount), number: `#${invoice.id}` }),
        refused: ({ fields }) => applyServerErrors(form, fields),
        retry: () => submit(),
      },
    )
    if (saved) onSaved()
  })

  return { form, submit, open }
}
