import { applyServerErrors } from '@core/components/forms/applyServerErrors'
import { useZodForm } from '@core/components/forms/useZodForm'
import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { z } from '@core/schema'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { sendInvoice } from '@/redux/apps/invoice/slice'
import type { Company } from '@/redux/shell/company/schema'
import { sendingSchema } from '@/redux/shell/invoices/schema'
import { useMailTexts } from './useMailTexts'

const formSchema = z.omit(sendingSchema, { time: true })

/**
 * The form of the mail that an invoice goes out with.
 * @param onSent what to do once it has gone
 */
export function useSendForm(invoice: Invoice, issuer: Company, onSent: () => void) {
  const { t } = useTranslation('invoice')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const mailTextsOf = useMailTexts()
  const { id, client } = invoice
  const number = `#${id}`

  const form = useZodForm(formSchema, {
    defaultValues: {
      from: issuer.email,
      to: client.companyEmail,
      ...mailTextsOf(invoice, issuer),
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
