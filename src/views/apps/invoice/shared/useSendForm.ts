import { applyServerErrors } from '@core/components/forms/applyServerErrors'
import { useZodForm } from '@core/components/forms/useZodForm'
import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { z } from '@core/schema'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { sendInvoice } from '@/redux/apps/invoice/slice'
import { sendingSchema } from '@/redux/shell/invoices/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import { balanceOf, totalOf } from './amounts'
import { sender } from './sender'

const formSchema = z.omit(sendingSchema, { time: true })

/**
 * The form of the mail that an invoice goes out with.
 * @param onSent what to do once it has gone
 */
export function useSendForm(invoice: Invoice, onSent: () => void) {
  const { t } = useTranslation('invoice')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const format = useFormat()
  const { id, client, dueDate } = invoice
  const { company, email } = sender
  const number = `#${id}`

  const form = useZodForm(formSchema, {
    defaultValues: {
      from: email,
      to: client.companyEmail,
      subject: t('sending.defaultSubject', { number, company }),
      message: t('sending.defaultMessage', {
        number,
        company,
        name: client.name,
        amount: format.money(balanceOf(invoice) > 0 ? balanceOf(invoice) : totalOf(invoice)),
        date: format.date(dueDate),
      }),
      isAttached: true,
    },
  })

  const submit = form.handleSubmit(async (mail) => {
    const result = await dispatch(sendInvoice({ ...mail, id }))
    if (sendInvoice.fulfilled.match(result)) {
      toast.success(t('sending.sent', { number, to: mail.to }))
      onSent()
    } else if (result.payload && !applyServerErrors(form, result.payload.fields)) {
      toast.error(errorText(result.payload), { retry: () => void submit() })
    }
  })

  return { form, submit }
}
